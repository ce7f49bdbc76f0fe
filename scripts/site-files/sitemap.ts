import { SitemapStream, streamToPromise } from 'sitemap';
import { languages } from '../../app/lib/i18n/languages.ts';
import type { ReadPage } from './read-page.ts';
import { ownPages } from './read-site.ts';

/** Lists every indexable address with its alternates. */
export async function sitemap(pages: readonly ReadPage[], origin: string): Promise<string> {
  const own = languages.flatMap((language) => ownPages(pages, language));
  const byAddress = new Map(own.map((page) => [page.canonical, page]));
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const page of byAddress.values()) {
    const links = page.alternates.map(({ language, url }) => ({ lang: language, url }));
    stream.write({ url: page.canonical, links });
  }
  stream.end();
  return `${await streamToPromise(stream)}\n`;
}
