/**
 * One control for all that moves by itself: whoever presses Pause beside a film or the quotes wants stillness, so
 * everything else pauses too, also what comes later. Play starts the thing beside it again, and no other.
 */
const listeners = new Set<() => void>();
let wanted = false;

/** Whether the visitor has last asked for stillness. */
export function stillnessWanted(): boolean {
  return wanted;
}

/** Says that the visitor has pressed Pause. */
export function wantStillness(): void {
  wanted = true;
  for (const pause of listeners) pause();
}

/** Says that the visitor has pressed Play: what comes later may move again. */
export function allowMotion(): void {
  wanted = false;
}

/** Calls `pause` when the visitor asks for stillness anywhere. @returns how to stop listening, for an effect */
export function onStillness(pause: () => void): () => void {
  listeners.add(pause);
  return () => {
    listeners.delete(pause);
  };
}
