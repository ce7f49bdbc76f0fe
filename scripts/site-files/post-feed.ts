import { Feed } from 'feed';
import type { Language } from '../app/i18n/languages.ts';
import type { ReadPage } from './read-page.ts';
import { isPost, ownPages } from './read-site.ts';

/** What a feed says about itself. */
export type FeedHead = {
  title: string;
  company: string;
  /** The site's origin. */
  origin: string;
};

/** A day that a post's data for machines gives it. */
function dayOf(page: ReadPage, name: 'datePublished' | 'dateModified'): Date {
  const days = page.things.flatMap((thing) =>
    typeof thing === 'object' && thing !== null ? [Reflect.get(thing, name)] : [],
  );
  const day = days.find((one) => typeof one === 'string');
  if (typeof day !== 'string') throw new Error(`${page.path} has no ${name}`);
  return new Date(day);
}

/** The package hands titles on as HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A reader of feeds does not know where a path would begin. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll(/ href="\/(?!\/)/g, ` href="${origin}/`);
}

/**
 * The Atom feed of a language: the posts that have their full text in it, newest first.
 */
export function postFeed(pages: readonly ReadPage[], language: Language, head: FeedHead): string {
  const { title, company, origin } = head;
  const posts = ownPages(pages, language)
    .filter(isPost)
    .map((page) => ({ page, date: dayOf(page, 'datePublished'), updated: dayOf(page, 'dateModified') }))
    .toSorted((one, other) => other.date.getTime() - one.date.getTime());
  const feed = new Feed({
    id: `${origin}/${language}/feed.xml`,
    title,
    language,
    link: `${origin}/${language}`,
    feedLinks: { atom: `${origin}/${language}/feed.xml` },
    author: { name: company, link: origin },
    updated: new Date(Math.max(...posts.map(({ updated }) => updated.getTime()), 0)),
    generator: false,
  });
  for (const { page, date, updated } of posts) {
    feed.addItem({
      id: page.canonical,
      link: page.canonical,
      title: escaped(page.headline),
      description: escaped(page.description),
      content: withOrigin(page.text, origin),
      date: updated,
      published: date,
    });
  }
  return `${feed.atom1()}\n`;
}
