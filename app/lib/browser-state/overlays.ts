import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/**
 * What stands over a page by itself and would fight with the others for the place. Elements that make room for the question
 * about cookies are marked `data-overlay`.
 */
type Overlay = 'question' | 'settings' | 'chat' | 'popup';

const open = createStore<readonly Overlay[]>([]);

/** Tells the others that this overlay is open, for as long as it is. */
export function useOverlay(overlay: Overlay, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    open.set([...open.get(), overlay]);
    return () => open.set(open.get().filter((other) => other !== overlay));
  }, [overlay, isOpen]);
}

/** The overlays that are open, the newest last; none while the page is rendered on the server. */
export function useOpenOverlays(): readonly Overlay[] {
  return useStore(open);
}
