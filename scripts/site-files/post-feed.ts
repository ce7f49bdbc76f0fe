import { Feed } from 'feed';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { type BuiltPage, isPost, ownPages } from './built-pages.ts';

/** The package requires a date for every post. This one is removed again. */
const noDay = new Date(0);

// The package does not escape titles.
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function dayOf({ document }: BuiltPage, name: 'datePublished' | 'dateModified'): Date | undefined {
  const data = document.querySelector('script[type="application/ld+json"]')?.rawText;
  const [, day] = new RegExp(`"${name}":"([\\d-]+)"`).exec(data ?? '') ?? [];
  return day ? new Date(day) : undefined;
}

/** Lists only posts with a full text, newest first. */
export function postFeed(
  pages: readonly BuiltPage[],
  language: Language,
  head: { title: string; company: string; origin: string },
): string {
  const { title, company, origin } = head;
  const posts = ownPages(pages, language).filter(isPost);
  const changes = posts.map((page) => dayOf(page, 'dateModified') ?? noDay);
  const feed = new Feed({
    id: `${origin}/${language}/feed.xml`,
    title,
    language,
    link: `${origin}/${language}`,
    feedLinks: { atom: `${origin}/${language}/feed.xml` },
    author: { name: company, link: origin },
    updated: new Date(Math.max(...changes.map(Number), 0)),
    generator: false,
  });
  for (const [at, page] of posts.entries()) {
    const published = dayOf(page, 'datePublished');
    feed.addItem({
      id: page.canonical,
      link: page.canonical,
      title: escapeXml(page.headline),
      description: escapeXml(page.description),
      // Feed readers have no base URL.
      content: page.postHtml.replaceAll(/ href="\/(?!\/)/g, ` href="${origin}/`),
      date: changes[at] ?? noDay,
      ...(published && { published }),
    });
  }
  return `${feed.atom1().replaceAll(new RegExp(`\\s*<updated>${noDay.toISOString()}</updated>`, 'g'), '')}\n`;
}
