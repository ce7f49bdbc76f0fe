import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; while a page is rendered on the server none does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    // Heard anew with every rendering, which costs less than keeping it.
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
