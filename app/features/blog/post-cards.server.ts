import { writeDay } from '../../i18n/date.ts';
import { newsHref, postHref } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { findPost, type Shelves } from './find-post.ts';
import type { Post } from './read-posts.server.ts';

/** How many pictures there are for posts that bring none. */
const pictures = 6;

/** The picture of a post: its own, else one of six, in turn. */
export function postPicture({ head: { id, picture, alt } }: Pick<Post, 'head'>): {
  src: string;
  alt: string;
} {
  return { src: picture ?? `/pictures/post-${((id - 1) % pictures) + 1}.svg`, alt: alt ?? '' };
}

/**
 * What the cards show, newest first: every post that its page can show in the language, with what the page then shows of
 * it. `address` is the post's own in that language, where that has its text.
 */
export function postCards(language: Language, shelves: Shelves<Post>) {
  const ids = new Set([...shelves.values()].flatMap((shelf) => [...shelf.keys()]));
  const cards = [...ids].flatMap((id) => {
    const found = findPost(String(id), language, shelves);
    if ('problem' in found) return [];
    const isOwn = found.language === language;
    const { title, excerpt, topic, date, slug } = found.post.head;
    const full = isOwn && !found.isSummary;
    const address = full ? newsHref(language, slug) : postHref(id);
    const picture = postPicture(found.post);
    const lang = isOwn ? null : found.language;
    return [{ id, title, excerpt, topic, date: writeDay(date, language), picture, full, address, lang }];
  });
  return cards.sort((one, other) => other.date.day.localeCompare(one.date.day) || other.id - one.id);
}
