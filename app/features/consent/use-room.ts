import { type RefObject, useEffect } from 'react';

/** The room at the foot of the page that the banner takes, for style sheets: what would be hidden scrolls above it. */
const room = '--consent-room';

/** Tells the style sheets how high the banner is, so that it hides neither the end of the page nor what has the focus. */
export function useRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty(room, `${Math.ceil(height)}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, [banner]);
}
