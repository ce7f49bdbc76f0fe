import { createStore } from '../../lib/browser-state/store.ts';

/** Pause at one moving thing pauses all, also later ones; Play starts only its own. */
export const stillness = createStore(false);

export function onStillness(pause: () => void): () => void {
  return stillness.subscribe(() => {
    if (stillness.get()) pause();
  });
}
