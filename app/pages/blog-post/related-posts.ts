const wanted = 3;

/**
 * Which posts to read next: three of all, never the current one, the ones that follow it first and then from the start.
 * Posts that this visitor can read in full come before those that have only a summary.
 */
export function relatedPosts<Post extends { id: number; full: boolean }>(
  current: number,
  posts: readonly Post[],
): Post[] {
  const later = posts.filter(({ id }) => id > current);
  const earlier = posts.filter(({ id }) => id < current);
  return [...later, ...earlier].sort((a, b) => Number(b.full) - Number(a.full)).slice(0, wanted);
}
