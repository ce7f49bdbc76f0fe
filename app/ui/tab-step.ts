/**
 * Which tab a key leads to, by the pattern of the WAI: the arrows go round, Home and End go to the ends.
 * @returns its place in the row, or undefined for a key that means nothing to a row of tabs
 */
export function tabStep(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
