import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '../../app/lib/i18n/languages.ts';
import { openSite } from '../../server/http/open-site.ts';
import { readCompany } from './read-content.ts';
import type { ReadPage } from './read-page.ts';
import { askSite, isPost, ownPages, readSite } from './read-site.ts';

// Compares the built pages' structured data with their visible text.
const build = path.resolve(process.env.BUILD_DIRECTORY ?? 'build');
const origin = new URL(readCompany().url).origin;
let pages: ReadPage[];

beforeAll(async () => {
  const server: unknown = path.join(build, 'server/index.js');
  pages = await readSite(askSite(openSite(await import(String(server)), 'production')));
});

function pageAt(asked: string): ReadPage {
  const page = pages.find((one) => one.path === asked);
  if (!page) throw new Error(`no page at ${asked}`);
  return page;
}

function thingsOf(page: ReadPage, type: string): Record<string, unknown>[] {
  return page.things.filter(
    (thing): thing is Record<string, unknown> =>
      typeof thing === 'object' && thing !== null && '@type' in thing && thing['@type'] === type,
  );
}

test('[RT-9] the home page tells machines who the company is and what the site is called', () => {
  const company = readCompany();
  for (const language of languages) {
    const home = pageAt(`/${language}`);
    expect(thingsOf(home, 'Organization')).toMatchObject([
      {
        name: company.name,
        email: company.emails.general,
        telephone: company.phone.number,
        logo: `${origin}/icons/icon-512.png`,
        address: { streetAddress: company.address.street, postalCode: company.address.postalCode },
      },
    ]);
    expect(thingsOf(home, 'WebSite')).toMatchObject([{ name: company.name, description: home.description }]);
  }
});

test('[RT-9] the page of services tells machines its services and its questions, each as the page has them', () => {
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    const page = pageAt(`${prefix}/services`);
    if (page.alternates.length === 0) continue;
    const shown = new Set(page.shownTexts);
    const services = thingsOf(page, 'Service');
    expect(services).toHaveLength(4);
    for (const { name, description } of services) {
      expect(shown).toContain(name);
      expect(shown).toContain(description);
    }
    const [faq] = thingsOf(page, 'FAQPage');
    const questions = Array.isArray(faq?.mainEntity) ? faq.mainEntity : [];
    expect(questions.length).toBe(page.questions.length);
    expect(questions.map((one) => [one.name, one.acceptedAnswer.text])).toEqual(page.questions);
  }
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
    const posts = ownPages(pages, language).filter(isPost);
    expect(posts.length).toBeGreaterThanOrEqual(3);
    const list = pageAt(`/${language}/news`);
    for (const page of posts) expect(list.links).toContain(new URL(page.canonical).pathname);
    for (const page of posts) {
      expect(thingsOf(page, 'BlogPosting')).toMatchObject([
        {
          headline: page.headline,
          description: page.description,
          inLanguage: language,
          mainEntityOfPage: page.canonical,
          image: page.image,
          author: { '@type': 'Person' },
          datePublished: expect.stringMatching(/^2\d{3}-/),
          dateModified: expect.stringMatching(/^2\d{3}-/),
        },
      ]);
    }
  }
});
