/** Frames per second. */
export const rate = 30;
export const seconds = 9;
export const frames = rate * seconds;

/** Eased progress, 0 to 1, at time `t` of the loop of a movement from `from` to `to`. */
export function progress(t: number, from: number, to: number): number {
  const share = Math.max(0, Math.min(1, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
