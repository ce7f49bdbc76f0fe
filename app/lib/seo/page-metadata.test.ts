import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { type Language, languages } from '../i18n/languages.ts';
import { pageMetadata, titleOfSite } from './page-metadata.ts';
import { siteUrl } from './page-url.ts';

const site = {
  company: { name: 'Novum' },
  site: { navigation: { about: 'About' }, footer: { home: 'Home' } },
};
const messages = { title: 'About us · Novum', description: 'Who we are.' };

function metadata(language: Language, spoken: readonly Language[] = languages): MetaDescriptor[] {
  const head = { title: 'A headline' };
  return pageMetadata('about', { language, spoken, messages: { meta: messages, head } }, site);
}

function canonical(tags: readonly MetaDescriptor[]): unknown {
  return tags.flatMap((tag) => ('rel' in tag && tag.rel === 'canonical' ? [tag.href] : []))[0];
}

function alternates(tags: readonly MetaDescriptor[]): unknown[] {
  return tags.flatMap((tag) => ('hrefLang' in tag ? [`${tag.hrefLang} ${tag.href}`] : []));
}

function property(tags: readonly MetaDescriptor[], name: string): unknown[] {
  return tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []));
}

test('[RT-9] a page that is borrowed from English is the English page and claims no languages', () => {
  const tags = metadata('ru', ['en', 'fr', 'de']);
  expect(canonical(tags)).toBe(`${siteUrl}/about`);
  expect(alternates(tags)).toEqual([]);
  expect(property(tags, 'og:locale')).toEqual(['en_GB']);
  expect(property(tags, 'og:image')).toEqual([`${siteUrl}/social/en/about.png`]);
  expect(tags.some((tag) => 'script:ld+json' in tag)).toBe(false);
});

test('[RT-9] a page names only the languages that have it', () => {
  expect(alternates(metadata('en', ['en', 'de']))).toEqual([
    `en ${siteUrl}/about`,
    `de ${siteUrl}/de/about`,
    `x-default ${siteUrl}/about`,
  ]);
});

test('[RT-9][ED-4] a title has the company behind it where sixty characters hold both', () => {
  expect(titleOfSite('x'.repeat(52), 'Novum')).toBe(`${'x'.repeat(52)} · Novum`);
  expect(titleOfSite('x'.repeat(53), 'Novum')).toBe('x'.repeat(53));
});
