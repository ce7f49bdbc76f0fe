import { type RefObject, useEffect } from 'react';
import { useOpenOverlays } from '../../state/overlays.ts';

// Set on what needs it: a custom property on the root would style every element of the page anew.
function makeRoom(height: number): void {
  document.documentElement.style.scrollPaddingBottom = height ? `calc(6rem + ${height}px)` : '';
  document.body.style.paddingBottom = height ? `${height}px` : '';
  for (const overlay of document.querySelectorAll<HTMLElement>('[data-overlay]')) {
    overlay.style.setProperty('--consent-room', `${height}px`);
  }
}

/** Tells the style sheets how high the banner is, so that it hides neither the end of the page nor what has the focus. */
export function useRoom(banner: RefObject<HTMLElement | null>): void {
  // What opens meanwhile has to make room too.
  const open = useOpenOverlays();
  useEffect(() => {
    if (!banner.current || open.length === 0) return;
    const observer = new ResizeObserver(([entry]) => {
      makeRoom(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0));
    });
    observer.observe(banner.current);
    return () => observer.disconnect();
  }, [banner, open]);
  useEffect(() => () => makeRoom(0), []);
}
