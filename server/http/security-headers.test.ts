import { expect, test } from 'vitest';
import { isOverTls } from './security-headers.ts';

test.for([
  ['https', 1, true],
  ['http', 1, false],
  [undefined, 1, false],
  ['https, http', 2, true],
  ['https, http', 1, false],
  ['https', 0, false],
] as const)('of X-Forwarded-Proto %s with %i trusted proxies counts: %s', ([header, proxies, isOver]) => {
  expect(isOverTls(header, proxies)).toBe(isOver);
});
