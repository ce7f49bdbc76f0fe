import { createStore } from '../../state/store.ts';

/**
 * One control for all that moves by itself: whoever presses Pause beside a film or the quotes wants stillness, so
 * everything else pauses too, also what comes later. Play starts the thing beside it again, and no other.
 */
export const stillness = createStore(false);

/** Calls `pause` when the visitor asks for stillness anywhere. @returns how to stop listening, for an effect */
export function onStillness(pause: () => void): () => void {
  return stillness.subscribe(() => {
    if (stillness.get()) pause();
  });
}
