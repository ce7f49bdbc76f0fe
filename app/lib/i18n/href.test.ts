import { expect, test } from 'vitest';
import { prefixOf, withPrefix } from './href.ts';

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
