/** Without it the first paint waits for the layout of all sections: 340 ms on a slow phone. */
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** `section.css` then defers distant sections; not at an anchor or a restored position. */
export function markOpening(): void {
  const [arrival] = performance.getEntriesByType('navigation');
  const isNew = arrival && Reflect.get(arrival, 'type') === 'navigate';
  if (isNew && !location.hash) document.documentElement.dataset.opening = '';
}

/** The sections that `section.css` defers, except the first. */
const DEFERRED = '[data-opening] :is(.hero, .section) ~ .section:not([data-laid-out])';

export function endOpening(): void {
  delete document.documentElement.dataset.opening;
}

// Safari has no requestIdleCallback.
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

/** After hydration lays out the deferred sections one by one, each in an idle task. */
export function useOpening(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    function layOutNext() {
      const next = document.querySelector<HTMLElement>(DEFERRED);
      if (!next) return endOpening();
      next.dataset.laidOut = '';
      whenIdle(layOutNext);
    }
    whenIdle(layOutNext);
    return endOpening;
  }, [pathname]);
}
