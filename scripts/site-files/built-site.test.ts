import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';
import { beforeAll, expect, test } from 'vitest';
import { company } from '../../app/lib/content/owner-content.server.ts';
import { type Language, languages } from '../../app/lib/i18n/languages.ts';
import { pagePaths } from '../../app/lib/site-paths.ts';
import { openSite } from '../../server/http/open-site.ts';
import { blogLanguages, de, fr, uk } from '../../tests/support/messages.ts';
import { askSite, type BuiltPage, isPost, ownPages, readPages } from './built-pages.ts';
import { llmsPath } from './llms-text.ts';

const build = path.resolve(process.env.BUILD_DIRECTORY ?? 'build');
const file = (at: string) => readFileSync(path.join(build, 'client', at));
const text = (at: string) => file(at).toString('utf8');
const { url, name, emails, phone, address, programmes, sample } = company;
const { origin } = new URL(url);
let pages: BuiltPage[];

beforeAll(async () => {
  const server: unknown = path.join(build, 'server/index.js');
  pages = await readPages(askSite(openSite(await import(String(server)), 'production')));
});

const strictXml = (source: string) =>
  new DOMParser({ onError: onWarningStopParsing }).parseFromString(source, 'text/xml');

function texts(parent: ReturnType<typeof strictXml>, tag: string): string[] {
  return Array.from(parent.getElementsByTagName(tag)).map((element) => element.textContent ?? '');
}

function pageAt(asked: string): BuiltPage {
  const page = pages.find((one) => one.path === asked);
  if (!page) throw new Error(`no page at ${asked}`);
  return page;
}

/** Reads width and height from a PNG's header. */
function pngSize(png: Buffer): string {
  if (png.subarray(1, 4).toString('latin1') !== 'PNG') return 'no PNG';
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const posts = (language: Language) => ownPages(pages, language).filter(isPost);

test('[RT-9] every page of a language has a title and a description that no other has', () => {
  for (const language of languages) {
    const own = ownPages(pages, language);
    const titles = own.map(({ title }) => title);
    for (const all of [titles, own.map(({ description }) => description)])
      expect(new Set(all).size).toBe(own.length);
    // Search engines show sixty characters. An owner's longer title is only reported.
    if (sample) expect(titles.filter((title) => title.length > 60)).toEqual([]);
  }
});

test('[RT-9] every page that a page names as its own in another language names it back', () => {
  const own = languages.flatMap((language) => ownPages(pages, language));
  const byAddress = new Map(own.map((page) => [page.canonical, page]));
  for (const page of pages.filter(({ alternates }) => alternates.length > 0)) {
    const spoken = page.alternates.map(({ language }) => language);
    expect(spoken).toContain(page.language);
    expect([page.path, spoken.includes('x-default')]).toEqual([page.path, !isPost(page)]);
    for (const { language, url: named } of page.alternates) {
      // The bare address of the list redirects.
      const at = named.replace(`${origin}/news`, `${origin}/en/news`);
      const back = byAddress.get(at)?.alternates;
      expect([page.path, language, back]).toEqual([page.path, language, page.alternates]);
    }
  }
});

test('[RT-9] every page has its card, and the picture of the card exists in its size', () => {
  for (const { image } of pages) {
    const { origin: at, pathname } = new URL(image);
    expect([at, pathname, pngSize(file(pathname))]).toEqual([origin, pathname, '1200x630']);
  }
  expect(pageAt(`/${uk}`).image).toBe(`${origin}/social/${uk}/home.png`);
});

test('[RT-9] the sitemap has every page’s one address, once, with its languages as the page names them', () => {
  const own = languages.flatMap((language) => ownPages(pages, language));
  const entries = Array.from(strictXml(text('sitemap.xml')).getElementsByTagName('url')).map((entry) => ({
    canonical: entry.getElementsByTagName('loc')[0]?.textContent,
    alternates: Array.from(entry.getElementsByTagName('xhtml:link')).map((link) => ({
      language: link.getAttribute('hreflang'),
      url: link.getAttribute('href'),
    })),
  }));
  expect(entries).toEqual(own.map(({ canonical, alternates }) => ({ canonical, alternates })));
  expect(new Set(own.map(({ canonical }) => canonical)).size).toBe(own.length);
});

test('[RT-9] the feed of a language has its full texts and no other, llms.txt every page by its title', () => {
  for (const language of languages) {
    const feed = strictXml(text(`${language}/feed.xml`));
    const own = posts(language);
    expect(texts(feed, 'title').slice(1)).toEqual(own.map(({ headline }) => headline));
    expect(texts(feed, 'id').slice(1)).toEqual(own.map(({ canonical }) => canonical));
    for (const content of texts(feed, 'content')) {
      expect(content.length).toBeGreaterThan(2000);
      expect(content).not.toMatch(/href="\/(?!\/)|xmlns/);
    }
    const lines = text(llmsPath(language)).split('\n');
    expect(lines[0]).toBe(`# ${name}`);
    for (const page of ownPages(pages, language))
      expect(lines).toContain(
        `- [${isPost(page) ? page.headline : page.title}](${page.canonical}): ${page.description}`,
      );
  }
});

test('[RT-9] the icons that the manifest names exist in their sizes, and robots are told of the sitemap', () => {
  const { name: called, icons } = JSON.parse(text('site.webmanifest'));
  expect(called).toBe(name);
  expect(icons).toMatchObject([{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }]);
  for (const { src, sizes } of icons) expect([src, pngSize(file(src))]).toEqual([src, sizes]);
  expect(pngSize(file('icons/apple-touch-icon.png'))).toBe('180x180');
  expect([...file('favicon.ico').subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(text('robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('[PG-7] every page but the legal ones ends with a way to write to us', () => {
  const legal: string[] = [pagePaths.terms, pagePaths.privacy, pagePaths.cookies, pagePaths.legalNotice];
  for (const { path: asked, document } of pages) {
    const isLegal = legal.includes(asked.split('/').at(-1) ?? '');
    expect([asked, document.querySelector('#next, #contact') !== null]).toEqual([asked, !isLegal]);
  }
});

test('[ED-4] a programme’s page on Guichet.lu is in the reader’s language, and in English where it has none', () => {
  for (const { language, document } of languages.map((own) => pageAt(`/${own}`))) {
    const place = `/${language in programmes.fit4ai ? language : 'en'}/entreprises/`;
    const links = document.querySelectorAll('a[href^="https://guichet.public.lu/"]');
    expect(links.map((link) => link.getAttribute('href')?.includes(place))).toEqual([true, true]);
  }
});

/** Returns the members of the page's JSON-LD graph. */
function things({ document }: BuiltPage): unknown[] {
  const [script] = document.querySelectorAll('script[type="application/ld+json"]');
  return JSON.parse(script?.rawText ?? '{"@graph":[]}')['@graph'];
}

test('[RT-9] pages tell machines who the company is, and the way home', () => {
  const home = pageAt(`/${fr}`);
  const postal = { streetAddress: address.street, postalCode: address.postalCode };
  expect(things(home)).toMatchObject([
    { '@type': 'Organization', name, email: emails.general, telephone: phone.number, address: postal },
    { '@type': 'WebSite', name, description: home.description },
  ]);
  for (const page of ownPages(pages, de).filter(({ path: asked }) => asked !== `/${de}`)) {
    const steps = [{ position: 1 }, { position: 2, item: page.canonical }];
    const itemListElement = steps.map((step) => expect.objectContaining(step));
    const way = expect.objectContaining({ '@type': 'BreadcrumbList', itemListElement });
    expect(things(page)).toContainEqual(way);
  }
});

test('[RT-9][BL-7] a post tells machines its title, its summary, its language, its days and its writer', () => {
  for (const language of blogLanguages) {
    expect(posts(language).length).toBeGreaterThanOrEqual(3);
    const links = pageAt(`/${language}/news`).document.querySelectorAll('a[href]');
    for (const page of posts(language)) {
      expect(links.map((link) => link.getAttribute('href'))).toContain(new URL(page.canonical).pathname);
      expect(things(page)).toContainEqual(
        expect.objectContaining({
          '@type': 'BlogPosting',
          headline: page.headline,
          description: page.description,
          inLanguage: language,
          mainEntityOfPage: page.canonical,
          image: page.image,
          author: expect.objectContaining({ '@type': 'Person' }),
          datePublished: expect.stringMatching(/^2\d{3}-/),
        }),
      );
    }
  }
});
