import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useLocale } from '../../lib/i18n/locale.ts';
import { endDeferral } from '../../lib/page-start/deferred-sections.ts';
import { type HomeSection, href, isHomePath } from '../../lib/site-paths.ts';

/** The visitor sees home first (RT-7). */
const SCROLL_DELAY_MS = 300;

export function useGoToSection(): { isHome: boolean; go: (section: HomeSection) => void } {
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const isHome = isHomePath(useLocation().pathname);

  function go(section: HomeSection) {
    if (isHome) scrollToSection(section);
    else void navigate(href(prefix, 'home'), { state: { section } });
  }

  return { isHome, go };
}

/** Scrolls to the section named in the navigation state, but not on Back. */
export function useArrival(): void {
  const { state }: { state: { section?: unknown } | null } = useLocation();
  const section = useNavigationType() === 'POP' ? undefined : state?.section;
  useEffect(() => {
    if (typeof section !== 'string') return;
    const timer = setTimeout(() => scrollToSection(section), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [section]);
}

export function closeMenu(): void {
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/** Also moves focus, and puts the section into the address without a history entry. */
function scrollToSection(section: string): void {
  const target = document.getElementById(section);
  if (!target) return;
  closeMenu();
  endDeferral();
  window.history.replaceState(window.history.state, '', `#${section}`);
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Chromium's scrollIntoView returns a promise.
  void target.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth' });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
