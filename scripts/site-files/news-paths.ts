import { postCards } from '../app/features/posts/post-cards.server.ts';
import { hasSection, newsHref } from '../app/i18n/href.ts';
import { languages } from '../app/i18n/languages.ts';
import { partPath, partsOf } from '../app/pages/news/list-posts.ts';
import { readPostFiles } from './read-content.ts';

/**
 * Every address under the news: of each post in each language that has its text, and of the lists.
 * @param today `2026-11-21`: what is published later has no address yet
 */
export function newsPaths(today: string): string[] {
  if (!hasSection('blog')) return [];
  const shelves = readPostFiles(today);
  return languages.flatMap((language) => {
    const cards = postCards(language, shelves);
    const lists = partsOf(cards).map((part) => newsHref(language, ...partPath(part)));
    return [...lists, ...cards.flatMap(({ full, address }) => (full ? [address] : []))];
  });
}
