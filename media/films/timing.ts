/** Frames a second, seconds and so frames of every film. */
export const rate = 30;
export const seconds = 9;
export const frames = rate * seconds;

/** How much of a movement is done at time `t` of the loop (0 to 1) that lasts from `from` to `to`: 0 to 1, softly. */
export function progress(t: number, from: number, to: number): number {
  const share = Math.max(0, Math.min(1, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The value that lies the `share` of the way from `from` to `to`. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
