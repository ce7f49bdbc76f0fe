import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';
import { beforeAll, expect, test } from 'vitest';
import { pagePaths, prerenderedPaths } from '../../app/lib/i18n/href.ts';
import { type Language, languages } from '../../app/lib/i18n/languages.ts';
import { openSite } from '../../server/http/open-site.ts';
import { llmsPath } from './llms-text.ts';
import { readCompany } from './read-content.ts';
import type { ReadPage } from './read-page.ts';
import { askSite, isPost, ownPages, readSite } from './read-site.ts';

// Compares the written files with the built pages.
const build = path.resolve(process.env.BUILD_DIRECTORY ?? 'build');
const file = (name: string) => readFileSync(path.join(build, 'client', name));
const text = (name: string) => file(name).toString('utf8');
const origin = new URL(readCompany().url).origin;
let pages: ReadPage[];

beforeAll(async () => {
  const server: unknown = path.join(build, 'server/index.js');
  pages = await readSite(askSite(openSite(await import(String(server)), 'production')));
});

const strictXml = (source: string) =>
  new DOMParser({ onError: onWarningStopParsing }).parseFromString(source, 'text/xml');

function texts(parent: ReturnType<typeof strictXml>, name: string): string[] {
  return Array.from(parent.getElementsByTagName(name)).map((element) => element.textContent ?? '');
}

function pageAt(asked: string): ReadPage {
  const page = pages.find((one) => one.path === asked);
  if (!page) throw new Error(`no page at ${asked}`);
  return page;
}

/** Width and height of a PNG's header. */
function pngSize(png: Buffer): string {
  if (png.subarray(1, 4).toString('latin1') !== 'PNG') return 'no PNG';
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** Lists of posts have no address without a language. */
const isNews = (page: ReadPage) => page.canonical.includes('/news');
const posts = (language: Language) => ownPages(pages, language).filter(isPost);

test('[RT-9] every page of a language has a title and a description that no other has', () => {
  for (const language of languages) {
    const own = ownPages(pages, language);
    expect(own.length).toBeGreaterThan(1);
    const [titles, descriptions] = [own.map(({ title }) => title), own.map(({ description }) => description)];
    for (const messages of [titles, descriptions]) {
      expect(new Set(messages).size).toBe(own.length);
      expect(messages.every((line) => line.length >= 20 && line.length <= 200)).toBe(true);
    }
    // Search engines show sixty characters.
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
  }
});

test('[RT-9] every page that a page names as its own in another language names it back', () => {
  const byAddress = new Map(
    languages.flatMap((one) => ownPages(pages, one)).map((page) => [page.canonical, page]),
  );
  for (const page of pages.filter(({ alternates }) => alternates.length > 0)) {
    const names = page.alternates.map(({ language }) => language);
    expect(names).toContain(page.language);
    if (!isNews(page)) expect(names).toContain('x-default');
    for (const { language, url } of page.alternates) {
      const other = byAddress.get(url);
      expect([page.path, language, other?.alternates]).toEqual([page.path, language, page.alternates]);
    }
    if (isNews(page)) continue;
    const bare = page.alternates.find(({ language }) => language === 'x-default')?.url ?? '';
    expect(new URL(bare).pathname).not.toMatch(/^\/(?:en|fr|de|uk|ru)(?:\/|$)/);
  }
});

test('[RT-9] every page has its card, and the picture of the card exists in its size', () => {
  for (const page of pages) {
    const { origin: at, pathname } = new URL(page.image);
    expect(at).toBe(origin);
    const png = file(pathname);
    expect([pathname, pngSize(png)]).toEqual([pathname, '1200x630']);
    expect(png.length).toBeLessThanOrEqual(80 * 1024);
  }
  expect(pageAt('/uk').image).toBe(`${origin}/social/uk/home.png`);
});

test('[RT-9] the sitemap has every page’s one address, once, with its languages as the page names them', () => {
  const map = strictXml(text('sitemap.xml'));
  const own = languages.flatMap((language) => ownPages(pages, language));
  expect(texts(map, 'loc')).toEqual([...new Set(own.map(({ canonical }) => canonical))]);
  for (const url of Array.from(map.getElementsByTagName('url'))) {
    const [address = ''] = Array.from(url.getElementsByTagName('loc')).map((loc) => loc.textContent ?? '');
    const links = Array.from(url.getElementsByTagName('xhtml:link')).map((link) => ({
      language: link.getAttribute('hreflang'),
      url: link.getAttribute('href'),
    }));
    const page = own.find(({ canonical }) => canonical === address);
    expect([address, links]).toEqual([address, page?.alternates]);
  }
});

test('[RT-9] the feed of a language has its full texts and no other', () => {
  for (const language of languages) {
    const feed = strictXml(text(`${language}/feed.xml`));
    const [, ...titles] = texts(feed, 'title');
    const own = posts(language);
    expect(new Set(titles)).toEqual(new Set(own.map(({ headline }) => headline)));
    const addresses = texts(feed, 'id').slice(1);
    expect(new Set(addresses)).toEqual(new Set(own.map(({ canonical }) => canonical)));
    for (const address of addresses) expect(address).toContain(`${origin}/${language}/news/`);
    const [self = ''] = texts(feed, 'id');
    expect(self).toBe(`${origin}/${language}/feed.xml`);
    for (const content of texts(feed, 'content')) {
      expect(content.length).toBeGreaterThan(2000);
      expect(content).not.toMatch(/href="\/(?!\/)|xmlns/);
    }
    const dates = [...texts(feed, 'updated'), ...texts(feed, 'published')];
    expect(dates.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
  }
});

test('[RT-9] llms.txt names every page of its language, by the title that it has', () => {
  for (const language of languages) {
    const lines = text(llmsPath(language)).split('\n');
    expect(lines[0]).toBe(`# ${readCompany().name}`);
    for (const page of ownPages(pages, language).filter((one) => !isPost(one))) {
      expect(lines).toContain(`- [${page.title}](${page.canonical}): ${page.description}`);
    }
    for (const post of posts(language)) {
      expect(lines).toContain(`- [${post.headline}](${post.canonical}): ${post.description}`);
    }
  }
});

test('[RT-9] the icons that the manifest names exist in the sizes that it states', () => {
  const manifest: unknown = JSON.parse(text('site.webmanifest'));
  expect(manifest).toMatchObject({ name: readCompany().name, start_url: '/' });
  const icons =
    typeof manifest === 'object' && manifest !== null && 'icons' in manifest ? manifest.icons : undefined;
  expect(icons).toMatchObject([{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }]);
  for (const { src, sizes } of Array.isArray(icons) ? icons : []) {
    expect([src, pngSize(file(src))]).toEqual([src, sizes]);
  }
  expect(pngSize(file('icons/apple-touch-icon.png'))).toBe('180x180');
  const icon = file('favicon.ico');
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(pngSize(icon.subarray(icon.readUInt32LE(18)))).toBe('48x48');
});

test('[RT-9] robots are told of the sitemap and kept from the doors of the forms', () => {
  expect(text('robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('every prerendered page was read', () => {
  const read = pages.map((page) => page.path);
  expect(read).toEqual(expect.arrayContaining(prerenderedPaths()));
});

test('[PG-7] every page but the legal ones ends with a way to write to us', () => {
  const legal: string[] = [pagePaths.terms, pagePaths.privacy, pagePaths.cookies, pagePaths.legalNotice];
  for (const page of pages) {
    const isLegal = legal.includes(page.path.split('/').at(-1) ?? '');
    expect([page.path, page.ids.has('next') || page.ids.has('contact')]).toEqual([page.path, !isLegal]);
  }
});

test('[ED-4] a programme’s page on Guichet.lu is in the reader’s language, and in English where it has none', () => {
  for (const page of ['/en', '/fr', '/de', '/uk'].map(pageAt)) {
    const spoken = page.language === 'uk' ? 'en' : page.language;
    const official = page.links.filter((link) => link.startsWith('https://guichet.public.lu/'));
    expect(official).toHaveLength(2);
    for (const link of official) expect(link).toContain(`/${spoken}/entreprises/financement-aides/`);
  }
});
