import { SitemapStream, streamToPromise } from 'sitemap';
import { languages } from '../../app/lib/i18n/languages.ts';
import { type BuiltPage, ownPages } from './built-pages.ts';

/** Lists every indexable address with its alternates. */
export async function sitemap(pages: readonly BuiltPage[], origin: string): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const page of languages.flatMap((language) => ownPages(pages, language))) {
    const links = page.alternates.map(({ language, url }) => ({ lang: language, url }));
    stream.write({ url: page.canonical, links });
  }
  stream.end();
  return `${await streamToPromise(stream)}\n`;
}
