const wanted = 3;

/**
 * Which posts to read next: three of all, never the current one, the ones that follow it in the list first and then from
 * its start. Posts that this visitor can read in full come before those that have only a summary.
 */
export function relatedPosts<Post extends { id: number; full: boolean }>(
  current: number,
  posts: readonly Post[],
): Post[] {
  const at = posts.findIndex(({ id }) => id === current);
  return [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))]
    .sort((a, b) => Number(b.full) - Number(a.full))
    .slice(0, wanted);
}
