import { endOpening } from './opening.ts';

/** Time that a page is given to settle before it scrolls to the section that brought the visitor, in milliseconds. */
export const scrollDelay = 300;

/** Scrolls to a section, smoothly unless the visitor asked for less motion, and moves the reading position there. */
export function scrollToSection(section: string): void {
  const target = document.getElementById(section);
  if (!target) return;
  endOpening();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Chromium's scrollIntoView returns a promise; nobody waits for it.
  void target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
