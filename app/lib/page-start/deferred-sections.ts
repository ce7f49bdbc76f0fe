import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** `section.css` then lays out no distant section, unless the page opens at an anchor or a restored position. */
export function deferSections(): void {
  const [arrival] = performance.getEntriesByType('navigation');
  const isNew = arrival && Reflect.get(arrival, 'type') === 'navigate';
  if (isNew && !location.hash) document.documentElement.dataset.defersSections = '';
}

/** The sections that `section.css` defers, except the first. */
const DEFERRED = '[data-defers-sections] :is(.hero, .section) ~ .section:not([data-laid-out])';

export function endDeferral(): void {
  delete document.documentElement.dataset.defersSections;
}

// Safari has no requestIdleCallback.
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

/** After hydration lays out the deferred sections one by one, each in an idle task. */
export function useDeferredSections(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    function layOutNext() {
      const next = document.querySelector<HTMLElement>(DEFERRED);
      if (!next) return endDeferral();
      next.dataset.laidOut = '';
      whenIdle(layOutNext);
    }
    whenIdle(layOutNext);
    return endDeferral;
  }, [pathname]);
}
