import { endOpening } from './opening.ts';

/** Milliseconds. */
export const scrollDelay = 300;

/** Moves focus too, and puts the section into the address without a history entry. */
export function scrollToSection(section: string): void {
  const target = document.getElementById(section);
  if (!target) return;
  endOpening();
  window.history.replaceState(window.history.state, '', `#${section}`);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Chromium's scrollIntoView returns a promise.
  void target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
