import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Elements that make room for the consent banner are marked `data-overlay`. */
type Overlay = 'question' | 'settings' | 'chat' | 'popup';

const open = createStore<readonly Overlay[]>([]);

export function useOverlay(overlay: Overlay, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    open.set([...open.get(), overlay]);
    return () => open.set(open.get().filter((other) => other !== overlay));
  }, [overlay, isOpen]);
}

export function useOpenOverlays(): readonly Overlay[] {
  return useStore(open);
}
