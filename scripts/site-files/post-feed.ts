import { Feed } from 'feed';
import type { Language } from '../../app/lib/i18n/languages.ts';
import type { ReadPage } from './read-page.ts';
import { isPost, ownPages } from './read-site.ts';

export type FeedHead = {
  title: string;
  company: string;
  origin: string;
};

/** Reads a date from the post's structured data. */
function dayOf(page: ReadPage, name: 'datePublished' | 'dateModified'): Date | undefined {
  const days = page.things.flatMap((thing) =>
    typeof thing === 'object' && thing !== null ? [Reflect.get(thing, name)] : [],
  );
  const day = days.find((one) => typeof one === 'string');
  return typeof day === 'string' ? new Date(day) : undefined;
}

/** The feed package requires a date; this placeholder is removed again. */
const noDay = new Date(0);

/** The package does not escape titles. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Feed readers have no base URL. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll(/ href="\/(?!\/)/g, ` href="${origin}/`);
}

/** An Atom feed of the posts with a full text in the language, newest first. */
export function postFeed(pages: readonly ReadPage[], language: Language, head: FeedHead): string {
  const { title, company, origin } = head;
  const posts = ownPages(pages, language)
    .filter(isPost)
    .map((page) => ({ page, date: dayOf(page, 'datePublished'), updated: dayOf(page, 'dateModified') }))
    .toSorted(
      (one, other) =>
        (other.date?.getTime() ?? Number.POSITIVE_INFINITY) -
          (one.date?.getTime() ?? Number.POSITIVE_INFINITY) || 0,
    );
  const feed = new Feed({
    id: `${origin}/${language}/feed.xml`,
    title,
    language,
    link: `${origin}/${language}`,
    feedLinks: { atom: `${origin}/${language}/feed.xml` },
    author: { name: company, link: origin },
    updated: new Date(Math.max(...posts.map(({ updated }) => updated?.getTime() ?? 0), 0)),
    generator: false,
  });
  for (const { page, date, updated } of posts) {
    feed.addItem({
      id: page.canonical,
      link: page.canonical,
      title: escaped(page.headline),
      description: escaped(page.description),
      content: withOrigin(page.text, origin),
      date: updated ?? noDay,
      ...(date && { published: date }),
    });
  }
  return `${feed.atom1().replaceAll(new RegExp(`\\s*<updated>${noDay.toISOString()}</updated>`, 'g'), '')}\n`;
}
