import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';
import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '../../app/lib/content/assemble-messages.ts';
import { pagePaths } from '../../app/lib/i18n/href.ts';
import { type Language, languages } from '../../app/lib/i18n/languages.ts';
import { openSite } from '../../server/http/open-site.ts';
import { llmsPath } from './llms-text.ts';
import { readCompany } from './read-content.ts';
import type { ReadPage } from './read-page.ts';
import { askSite, isPost, ownPages, readSite } from './read-site.ts';

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

const posts = (language: Language) => ownPages(pages, language).filter(isPost);

test('[RT-9] every page of a language has a title and a description that no other has', () => {
  for (const language of languages) {
    const own = ownPages(pages, language);
    const titles = own.map(({ title }) => title);
    for (const all of [titles, own.map(({ description }) => description)])
      expect(new Set(all).size).toBe(own.length);
    // Search engines show sixty characters; an owner's longer ones are a note.
    if (readCompany().sample) expect(titles.filter((title) => title.length > 60)).toEqual([]);
  }
});

test('[RT-9] every page that a page names as its own in another language names it back', () => {
  const byAddress = new Map(
    languages.flatMap((one) => ownPages(pages, one)).map((page) => [page.canonical, page]),
  );
  for (const page of pages.filter(({ alternates }) => alternates.length > 0)) {
    expect(page.alternates.map(({ language }) => language)).toContain(page.language);
    for (const { language, url } of page.alternates) {
      const other = byAddress.get(url);
      expect([page.path, language, other?.alternates]).toEqual([page.path, language, page.alternates]);
    }
  }
});

test('[RT-9] every page has its card, and the picture of the card exists in its size', () => {
  for (const page of pages) {
    const { origin: at, pathname } = new URL(page.image);
    expect(at).toBe(origin);
    expect([pathname, pngSize(file(pathname))]).toEqual([pathname, '1200x630']);
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
    const own = posts(language);
    expect(new Set(texts(feed, 'title').slice(1))).toEqual(new Set(own.map(({ headline }) => headline)));
    const addresses = own.map(({ canonical }) => canonical);
    expect(new Set(texts(feed, 'id'))).toEqual(new Set([`${origin}/${language}/feed.xml`, ...addresses]));
    for (const content of texts(feed, 'content')) {
      expect(content.length).toBeGreaterThan(2000);
      expect(content).not.toMatch(/href="\/(?!\/)|xmlns/);
    }
  }
});

test('[RT-9] llms.txt names every page of its language, by the title that it has', () => {
  for (const language of languages) {
    const lines = text(llmsPath(language)).split('\n');
    expect(lines[0]).toBe(`# ${readCompany().name}`);
    for (const page of ownPages(pages, language)) {
      const title = isPost(page) ? page.headline : page.title;
      expect(lines).toContain(`- [${title}](${page.canonical}): ${page.description}`);
    }
  }
});

test('[RT-9] the icons that the manifest names exist in their sizes, and robots are told of the sitemap', () => {
  const { name, icons } = JSON.parse(text('site.webmanifest'));
  expect(name).toBe(readCompany().name);
  expect(icons).toMatchObject([{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }]);
  for (const { src, sizes } of icons) expect([src, pngSize(file(src))]).toEqual([src, sizes]);
  expect(pngSize(file('icons/apple-touch-icon.png'))).toBe('180x180');
  expect([...file('favicon.ico').subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(text('robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
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

const thingsOf = (page: ReadPage, type: string) =>
  page.things.filter(isRecord).filter((thing) => thing['@type'] === type);

test('[RT-9] the home page tells machines who the company is and what the site is called', () => {
  const home = pageAt('/fr');
  const { name, emails, phone, address } = readCompany();
  const told = { name, email: emails.general, telephone: phone.number };
  expect(thingsOf(home, 'Organization')).toMatchObject([
    { ...told, address: { streetAddress: address.street, postalCode: address.postalCode } },
  ]);
  expect(thingsOf(home, 'WebSite')).toMatchObject([{ name, description: home.description }]);
});

test('[RT-9] the page of services tells machines its services and its questions, each as the page has them', () => {
  const page = pageAt('/uk/services');
  const services = thingsOf(page, 'Service');
  expect(services.length).toBeGreaterThan(0);
  for (const { name, description } of services)
    expect(page.shownTexts).toEqual(expect.arrayContaining([name, description]));
  const [faq] = thingsOf(page, 'FAQPage');
  const questions = Array.isArray(faq?.mainEntity) ? faq.mainEntity : [];
  expect(questions.map((one) => [one.name, one.acceptedAnswer.text])).toEqual(page.questions);
});

test('[RT-9] every page but home tells machines the way to it', () => {
  for (const page of pages.filter(
    ({ alternates, path: asked }) => alternates.length > 0 && asked.length > 3,
  )) {
    const [way] = thingsOf(page, 'BreadcrumbList');
    const steps = Array.isArray(way?.itemListElement) ? way.itemListElement : [];
    expect(steps.map(({ position }) => position)).toEqual([1, 2]);
    expect(steps[1].item).toBe(page.canonical);
  }
});

test('[RT-9][BL-7] a post tells machines its title, its summary, its language, its days and its writer', () => {
  for (const language of languages) {
    const { links } = pageAt(`/${language}/news`);
    expect(posts(language).length).toBeGreaterThanOrEqual(3);
    for (const page of posts(language)) {
      expect(links).toContain(new URL(page.canonical).pathname);
      expect(thingsOf(page, 'BlogPosting')).toMatchObject([
        {
          headline: page.headline,
          description: page.description,
          inLanguage: language,
          mainEntityOfPage: page.canonical,
          image: page.image,
          author: { '@type': 'Person' },
          datePublished: expect.stringMatching(/^2\d{3}-/),
        },
      ]);
    }
  }
});
