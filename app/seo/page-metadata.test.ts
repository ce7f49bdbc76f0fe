import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { type Language, languages } from '../i18n/languages.ts';
import { pageMetadata } from './page-metadata.ts';
import { siteUrl } from './site-url.ts';

const site = {
  company: { name: 'Novum' },
  site: { navigation: { about: 'About' }, footer: { home: 'Home' } },
};
const words = { title: 'About us · Novum', description: 'Who we are.' };

function metadata(language: Language, spoken: readonly Language[] = languages): MetaDescriptor[] {
  const head = { title: 'A headline' };
  return pageMetadata('about', { language, spoken, words: { meta: words, head } }, site);
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

test('[RT-9] English has the bare path as its address, every other language its prefix', () => {
  expect(canonical(metadata('en'))).toBe(`${siteUrl}/about`);
  expect(canonical(metadata('uk'))).toBe(`${siteUrl}/uk/about`);
});

test('[RT-9] every language names the same addresses, and the bare path for whoever speaks none of them', () => {
  const expected = [
    `en ${siteUrl}/about`,
    `fr ${siteUrl}/fr/about`,
    `de ${siteUrl}/de/about`,
    `uk ${siteUrl}/uk/about`,
    `ru ${siteUrl}/ru/about`,
    `x-default ${siteUrl}/about`,
  ];
  for (const language of languages) expect(alternates(metadata(language))).toEqual(expected);
});

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

test('[RT-9] the card has the page’s own words, its language and the others', () => {
  const tags = metadata('fr');
  expect(property(tags, 'og:title')).toEqual([words.title]);
  expect(property(tags, 'og:description')).toEqual([words.description]);
  expect(property(tags, 'og:url')).toEqual([`${siteUrl}/fr/about`]);
  expect(property(tags, 'og:image')).toEqual([`${siteUrl}/social/fr/about.png`]);
  expect(property(tags, 'og:locale')).toEqual(['fr_LU']);
  expect(property(tags, 'og:locale:alternate')).toEqual(['en_GB', 'de_LU', 'uk_UA', 'ru_RU']);
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(tags).toContainEqual({ name: 'twitter:image', content: `${siteUrl}/social/fr/about.png` });
});
