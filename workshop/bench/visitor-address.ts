let visitors = 0;

/** Another address each time, so that no limit is reached: the sites of the bench trust the header that names it. */
export function visitorAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
