import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollDelay, scrollToSection } from './scroll-to-section.ts';

function sectionIn(state: unknown): string | undefined {
  const named = typeof state === 'object' && state !== null && 'section' in state ? state.section : undefined;
  return typeof named === 'string' ? named : undefined;
}

/** Scrolls to the section named in the navigation state. On back and forward the browser restores the position. */
export function useArrival(): void {
  const { state } = useLocation();
  const returning = useNavigationType() === 'POP';
  useEffect(() => {
    const section = returning ? undefined : sectionIn(state);
    if (!section) return;
    const timer = setTimeout(() => scrollToSection(section), scrollDelay);
    return () => clearTimeout(timer);
  }, [state, returning]);
}
