import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Elements that make room for the consent banner are marked `data-overlay`. */
const open = createStore<readonly string[]>([]);

export function useOverlay(overlay: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    open.set([...open.get(), overlay]);
    return () => open.set(open.get().filter((other) => other !== overlay));
  }, [overlay, isOpen]);
}

export function useOpenOverlays(): readonly string[] {
  return useStore(open);
}
