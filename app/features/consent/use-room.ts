import { type RefObject, useEffect } from 'react';
import { useOpenOverlays } from '../../state/overlays.ts';

/** Who must know how high the banner is; the property is not inherited, so that nobody else is styled anew. */
const whoMakesRoom = ':root, body, .ask, .chat, .popup';

function makeRoom(height: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(whoMakesRoom)) {
    element.style.setProperty('--consent-room', `${height}px`);
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
