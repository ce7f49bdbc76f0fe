const windowInDays = 30;

/**
 * Days for the cards of posts that give no date: `count` distinct days (at most 30) within the last 30, today
 * included, the newest first. Each is midnight UTC of a day in the visitor's own calendar, so none lies in the future.
 * @param random gives numbers from 0 to below 1, like `Math.random`
 */
export function cardDates(count: number, now: Date, random: () => number): Date[] {
  const ages = Array.from({ length: windowInDays }, (_, age) => age);
  const chosen = Array.from(
    { length: Math.min(count, windowInDays) },
    () => ages.splice(Math.floor(random() * ages.length), 1)[0] ?? 0,
  );
  return chosen
    .sort((a, b) => a - b)
    .map((age) => new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - age)));
}
