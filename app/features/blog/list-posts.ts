/** How many posts stand on a page of the list. */
const postsAPage = 12;

/** A part of the news: a topic, or none for all, and the number of a page, from 1. */
export type ListPart = { topic: string | undefined; page: number };

/** What follows `/fr/news` in the address of a part. */
export function partPath({ topic, page }: ListPart): string[] {
  return [...(topic ? ['topic', topic] : []), ...(page > 1 ? ['page', String(page)] : [])];
}

/**
 * The posts of a part, in the order that they have.
 * @returns undefined where there is no such part; the first page of all posts is always there
 */
export function listPosts<Card extends { topic: string }>(
  cards: readonly Card[],
  { topic, page }: ListPart,
): { cards: Card[]; pages: number } | undefined {
  const chosen = cards.filter((card) => topic === undefined || card.topic === topic);
  const pages = Math.ceil(chosen.length / postsAPage);
  const isFirst = topic === undefined && page === 1;
  if (!isFirst && !(Number.isInteger(page) && page >= 1 && page <= pages)) return undefined;
  return { cards: chosen.slice((page - 1) * postsAPage, page * postsAPage), pages };
}

/** Every part that a list of posts has. */
export function partsOf(cards: readonly { topic: string }[]): ListPart[] {
  const topics = [undefined, ...new Set(cards.map(({ topic }) => topic))];
  return topics.flatMap((topic) => {
    const pages = listPosts(cards, { topic, page: 1 })?.pages ?? 0;
    return Array.from({ length: Math.max(1, pages) }, (_, index) => ({ topic, page: index + 1 }));
  });
}
