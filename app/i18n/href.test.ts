import { expect, test } from 'vitest';
import { href, postHref, prefixOf, prerenderedPaths, sectionHref, withPrefix } from './href.ts';

test('[RT-2] every page exists at the bare path and under the five languages', () => {
  const paths = prerenderedPaths();
  expect(paths).toHaveLength(9 * 6);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/about', '/fr', '/uk/case-studies', '/de/legal-notice']),
  );
});

test('[LG-5] a language takes the place of the prefix and keeps the page', () => {
  expect(withPrefix('/fr/about', 'de')).toBe('/de/about');
  expect(withPrefix('/about', 'uk')).toBe('/uk/about');
  expect(withPrefix('/', 'en')).toBe('/en');
  expect(withPrefix('/ru', '')).toBe('/');
});

test('a path that only begins like a language has no prefix', () => {
  expect(prefixOf('/french')).toBe('');
  expect(prefixOf('/fr')).toBe('fr');
});

test('links are written in one way', () => {
  expect(href('uk', 'about')).toBe('/uk/about');
  expect(href('', 'home', 'blog')).toBe('/#blog');
  expect(sectionHref('fr', 'products')).toBe('/fr/products');
  expect(postHref(3)).toBe('/blog/3');
});
