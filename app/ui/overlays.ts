import { useEffect, useSyncExternalStore } from 'react';

/** What stands over a page by itself and would fight with the others for the place. */
type Overlay = 'question' | 'settings' | 'chat' | 'popup';

let open: readonly Overlay[] = [];
const listeners = new Set<() => void>();
const none: readonly Overlay[] = [];

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(overlay: Overlay, isOpen: boolean): void {
  const others = open.filter((other) => other !== overlay);
  open = isOpen ? [...others, overlay] : others;
  for (const listener of listeners) listener();
}

/** Tells the others that this overlay is open, for as long as it is. */
export function useOverlay(overlay: Overlay, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    put(overlay, true);
    return () => put(overlay, false);
  }, [overlay, isOpen]);
}

/** The overlays that are open, the newest last; none while the page is rendered on the server. */
export function useOpenOverlays(): readonly Overlay[] {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => none,
  );
}
