import { type RefObject, useEffect } from 'react';

/**
 * Makes room for the banner, so that it hides neither the end of the page nor what has the focus. Set on the two elements
 * that need it: a custom property on the root would be inherited, and style every element of the page anew.
 */
export function useRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const makeRoom = (height: string) => {
      document.documentElement.style.scrollPaddingBottom = height;
      document.body.style.paddingBottom = height;
    };
    const observer = new ResizeObserver(([entry]) => {
      makeRoom(`${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      makeRoom('');
    };
  }, [banner]);
}
