import { type RefObject, useEffect } from 'react';
import { useOpenOverlays } from '../../lib/browser-state/overlays.ts';

// Set on these elements only: a custom property on the root would restyle every element.
function makeRoom(height: number): void {
  document.documentElement.style.scrollPaddingBottom = height ? `calc(6rem + ${height}px)` : '';
  document.body.style.paddingBottom = height ? `${height}px` : '';
  for (const overlay of document.querySelectorAll<HTMLElement>('[data-overlay]')) {
    overlay.style.setProperty('--consent-room', `${height}px`);
  }
}

/** Keeps the banner from covering the end of the page or the focused element. */
export function useRoom(banner: RefObject<HTMLElement | null>): void {
  // Overlays that open later need the room too.
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
