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
  /** The day of posts that have none of their own. */
  today: Date;
};

/** The day that a post's data for machines gives it. */
function publishedOn(page: ReadPage): Date | undefined {
  for (const thing of page.things) {
    const isDated = typeof thing === 'object' && thing !== null && 'datePublished' in thing;
    if (isDated && typeof thing.datePublished === 'string') return new Date(thing.datePublished);
  }
  return undefined;
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
 * An entry leads to the post under the language's prefix, for the bare address would answer in the reader's own.
 */
export function postFeed(pages: readonly ReadPage[], language: Language, head: FeedHead): string {
  const { title, company, origin, today } = head;
  const posts = ownPages(pages, language)
    .filter(isPost)
    .map((page) => ({ page, date: publishedOn(page) ?? today }))
    .toSorted((one, other) => other.date.getTime() - one.date.getTime());
  const feed = new Feed({
    id: `${origin}/${language}/feed.xml`,
    title,
    language,
    link: `${origin}/${language}`,
    feedLinks: { atom: `${origin}/${language}/feed.xml` },
    author: { name: company, link: origin },
    updated: posts[0]?.date ?? today,
    generator: false,
  });
  for (const { page, date } of posts) {
    const address = `${origin}/${language}${page.path}`;
    feed.addItem({
      id: address,
      link: address,
      title: escaped(page.headline),
      description: escaped(page.description),
      content: withOrigin(page.text, origin),
      date,
      published: date,
    });
  }
  return `${feed.atom1()}\n`;
}
