import { expect, test } from 'vitest';
import { relatedPosts } from './list-posts.ts';

const posts = (...full: boolean[]) => full.map((isFull, index) => ({ id: index + 1, full: isFull }));
const ids = (current: number, ...full: boolean[]) =>
  relatedPosts(current, posts(...full)).map(({ id }) => id);

test('[BL-6] the posts after the current one come first, then those from the start', () => {
  expect(ids(2, true, true, true, true, true, true)).toEqual([3, 4, 5]);
  expect(ids(5, true, true, true, true, true, true)).toEqual([6, 1, 2]);
});

test('[BL-6] what can be read in full comes before what has only a summary', () => {
  expect(ids(2, true, true, true, false, false, false)).toEqual([3, 1, 4]);
});

test('[BL-6] they are always three out of six, never the current one, whatever the language lacks', () => {
  for (let lacking = 0; lacking < 2 ** 6; lacking += 1) {
    const flags = Array.from({ length: 6 }, (_, index) => ((lacking >> index) & 1) === 0);
    for (let current = 1; current <= 6; current += 1) {
      const chosen = ids(current, ...flags);
      expect(new Set(chosen).size).toBe(3);
      expect(chosen).not.toContain(current);
      expect(chosen.every((id) => id >= 1 && id <= 6)).toBe(true);
    }
  }
});
