import { createStore } from '../../lib/browser-state/store.ts';

/** Pausing one animation pauses all, also later ones. Play starts only its own. */
export const motionPaused = createStore(false);

export function onMotionPaused(pause: () => void): () => void {
  return motionPaused.subscribe(() => {
    if (motionPaused.get()) pause();
  });
}
