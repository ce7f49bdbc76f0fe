import { expect, test } from 'vitest';
import { isOverTls } from './security-headers.ts';

test('a trusted proxy says how the visitor came; of several the outermost', () => {
  expect(isOverTls('https', 1)).toBe(true);
  expect(isOverTls('http', 1)).toBe(false);
  expect(isOverTls(undefined, 1)).toBe(false);
  expect(isOverTls('https, http', 2)).toBe(true);
  expect(isOverTls('HTTPS', 2)).toBe(true);
});

test('what stands left of the proxies’ own word came from outside, and without a proxy all of it did', () => {
  expect(isOverTls('https, http', 1)).toBe(false);
  expect(isOverTls('https', 0)).toBe(false);
});
