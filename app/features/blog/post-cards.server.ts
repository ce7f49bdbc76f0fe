import { writeDay } from '../../lib/i18n/date.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { newsHref, postHref } from '../../lib/site-paths.ts';
import { findPost, type PostIndex } from './find-post.ts';
import type { DayOfPost } from './post-day.tsx';
import type { Post } from './read-posts.server.ts';

/** This sorts after every date, so that a post without one counts as the newest. */
const UNDATED = 'undated';
const SPREAD_DAYS = 30;

const PICTURE_COUNT = 6;

/** A post without a picture gets one of six in turn. */
export function postPicture({ head: { id, picture, alt } }: Pick<Post, 'head'>) {
  return { src: picture ?? `/pictures/post-${((id - 1) % PICTURE_COUNT) + 1}.svg`, alt: alt ?? '' };
}

export type PostPreview = ReturnType<typeof postCards>[number];

/**
 * Returns the newest first. `full`: the page's language has the text. `lang`: the card's language if it differs from the
 * page's.
 */
export function postCards(language: Language, posts: PostIndex<Post>) {
  const ids = new Set([...posts.values()].flatMap((ofLanguage) => [...ofLanguage.keys()]));
  const cards = [...ids].flatMap((id) => {
    const version = findPost(id, language, posts);
    if ('problem' in version) return [];
    const isOwn = version.language === language;
    const { title, excerpt, topic, slug, date } = version.post.head;
    const full = isOwn && !version.isSummary;
    const address = full ? newsHref(language, slug) : postHref(id);
    const picture = postPicture(version.post);
    const lang = isOwn ? null : version.language;
    return [{ id, title, excerpt, topic, date, picture, full, address, lang }];
  });
  const newestFirst = cards.sort(
    (a, b) => (b.date ?? UNDATED).localeCompare(a.date ?? UNDATED) || b.id - a.id,
  );
  return newestFirst.map((card, index) => ({
    ...card,
    date: (card.date ? writeDay(card.date, language) : { daysAgo: index % SPREAD_DAYS }) satisfies DayOfPost,
  }));
}
