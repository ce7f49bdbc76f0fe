import { partPath, partsOf } from '../../app/features/blog/list-posts.ts';
import { postCards } from '../../app/features/blog/post-cards.server.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { hasSection, newsHref } from '../../app/lib/site-paths.ts';
import { readPostFiles } from './read-content.ts';

/** @param today excludes later posts */
export function newsPaths(today: string): string[] {
  if (!hasSection('blog')) return [];
  const posts = readPostFiles(today);
  return languages.flatMap((language) => {
    const cards = postCards(language, posts);
    const lists = partsOf(cards).map((part) => newsHref(language, ...partPath(part)));
    return [...lists, ...cards.flatMap(({ full, address }) => (full ? [address] : []))];
  });
}
