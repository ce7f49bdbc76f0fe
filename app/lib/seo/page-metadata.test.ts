import { expect, test } from 'vitest';
import { company } from '../content/owner-content.server.ts';
import type { Language } from '../i18n/languages.ts';
import { pageMetadata, titleOfSite } from './page-metadata.ts';
import { SITE_URL } from './page-url.ts';
import { organization } from './structured-data.ts';

const site = {
  company: { name: 'Novum' },
  site: { navigation: { about: 'About' }, footer: { home: 'Home' } },
};
const messages = {
  meta: { title: 'About us · Novum', description: 'Who we are.' },
  head: { title: 'A headline' },
};
const metadata = (language: Language, languages: readonly Language[]) =>
  pageMetadata('about', { language, languages, messages }, site);
const alternates = (tags: ReturnType<typeof metadata>) =>
  tags.flatMap((tag) => ('hrefLang' in tag ? [`${tag.hrefLang} ${tag.href}`] : []));

test('[RT-9] a page that falls back to English is the English page and claims no languages', () => {
  const tags = metadata('ru', ['en', 'fr', 'de']);
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${SITE_URL}/about` });
  expect(tags).toContainEqual({ property: 'og:image', content: `${SITE_URL}/social/en/about.png` });
  expect(alternates(tags)).toEqual([]);
  expect(tags.some((tag) => 'script:ld+json' in tag)).toBe(false);
});

test('[RT-9][ED-4] a title has the company behind it where sixty characters hold both', () => {
  expect(titleOfSite('x'.repeat(52), 'Novum')).toBe(`${'x'.repeat(52)} · Novum`);
  expect(titleOfSite('x'.repeat(53), 'Novum')).toBe('x'.repeat(53));
});

test('[RT-9] an empty register is not told to machines', () => {
  const registers = { rcs: '', vat: '', permit: '' };
  expect(organization({ ...company, registers })).not.toHaveProperty('vatID');
  expect(organization({ ...company, registers: { ...registers, vat: 'LU1' } })).toMatchObject({
    vatID: 'LU1',
  });
});
