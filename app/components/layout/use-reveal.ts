import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What comes into view with a small movement: the content of each section, and the quantities that are drawn in it. */
const revealed = 'main .sec > .wrap, main .draws';

/**
 * Lets sections rise and bars draw themselves once, as each first becomes visible; scrolling back undoes nothing. Only
 * what is still below the window is touched, so nothing that was readable disappears; without JavaScript, in print and
 * for visitors who want less motion all is just there. A section may come to life later than this: what is drawn in it has
 * `suppressHydrationWarning`, because `data-reveal` is none of React's.
 */
export function useReveal(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const elements = document.querySelectorAll<HTMLElement | SVGElement>(revealed);
    // The observer measures when the browser has laid out the page anyway; to ask here would force it to.
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const isBelow = !isIntersecting && boundingClientRect.bottom >= 0;
        if (isBelow) target.setAttribute('data-reveal', 'waiting');
        else if (target.hasAttribute('data-reveal')) target.setAttribute('data-reveal', 'done');
        if (!isBelow) observer.unobserve(target);
      }
    });
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const element of elements) delete element.dataset.reveal;
    };
    // Every page has sections of its own.
  }, [pathname]);
}
