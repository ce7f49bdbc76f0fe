const POSTS_A_PAGE = 12;
const RELATED_COUNT = 3;

export type ListPart = { topic: string | undefined; page: number };

export function partPath({ topic, page }: ListPart): string[] {
  return [...(topic ? ['topic', topic] : []), ...(page > 1 ? ['page', String(page)] : [])];
}

/** Returns undefined if there is no such part. The first page of all posts always exists. */
export function listPosts<Card extends { topic: string }>(
  cards: readonly Card[],
  { topic, page }: ListPart,
): { cards: Card[]; pages: number } | undefined {
  const matching = cards.filter((card) => topic === undefined || card.topic === topic);
  const pages = Math.ceil(matching.length / POSTS_A_PAGE);
  const isFirst = topic === undefined && page === 1;
  if (!isFirst && !(Number.isInteger(page) && page >= 1 && page <= pages)) return undefined;
  return { cards: matching.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE), pages };
}

export function partsOf(cards: readonly { topic: string }[]): ListPart[] {
  const topics = [undefined, ...new Set(cards.map(({ topic }) => topic))];
  return topics.flatMap((topic) => {
    const pages = listPosts(cards, { topic, page: 1 })?.pages ?? 0;
    return Array.from({ length: Math.max(1, pages) }, (_, index) => ({ topic, page: index + 1 }));
  });
}

/** Returns the posts after the current one, then the first ones. Those with a full text win. */
export function relatedPosts<Post extends { id: number; full: boolean }>(
  current: number,
  posts: readonly Post[],
): Post[] {
  const index = posts.findIndex(({ id }) => id === current);
  return [...posts.slice(index + 1), ...posts.slice(0, Math.max(index, 0))]
    .sort((a, b) => Number(b.full) - Number(a.full))
    .slice(0, RELATED_COUNT);
}
