import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Runs before anything is painted. A page that opens at its top is marked as such: `section.css` has the browser lay out its
 * sections only when they come near. Who comes to a place further down, or back to where he was, gets the page as a whole.
 * It has no `<`, for `app/trusted-html.ts`.
 */
export const markOpening =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.opening=""';

/** The sections that are put off, as in `section.css`: not the first, which would be laid out twice, being near or in view. */
const putOff = '[data-opening] :is(.hero, .sec) ~ .sec:not([data-laid-out])';

/** Ends the opening at once: whatever is looked for on the page stands in its place from now on. */
export function endOpening(): void {
  delete document.documentElement.dataset.opening;
}

// Safari does not tell when it has nothing to do.
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

/**
 * Ends the opening of a page: once it has come to life, its sections are laid out one by one, each in a task of its own, while
 * the browser has nothing else to do.
 */
export function useOpening(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    function layOutNext() {
      const next = document.querySelector<HTMLElement>(putOff);
      if (!next) return endOpening();
      next.dataset.laidOut = '';
      whenIdle(layOutNext);
    }
    whenIdle(layOutNext);
    return endOpening;
  }, [pathname]);
}
