import { useEffect } from 'react';
import { useLocation } from 'react-router';

const REVEALED = 'main .section > .wrap, main .draws';

/**
 * Reveals each element once it scrolls into the window. Its `data-reveal` changes outside React, so it needs
 * `suppressHydrationWarning`.
 */
export function useReveal(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const elements = document.querySelectorAll<HTMLElement | SVGElement>(REVEALED);
    // An observer measures without forcing a layout.
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
  }, [pathname]);
}
