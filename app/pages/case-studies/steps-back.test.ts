import { expect, test } from 'vitest';
import { stepsBack } from './steps-back.ts';

test('[PG-4] whoever came from another page goes back one step to it', () => {
  expect(stepsBack(['/', '/case-studies'])).toBe(1);
  expect(stepsBack(['/case-studies', '/about', '/case-studies'])).toBe(1);
});

test('[PG-4] whoever came from outside has nowhere to go back to', () => {
  expect(stepsBack(['/case-studies'])).toBe(0);
  expect(stepsBack([])).toBe(0);
});

test('[PG-4] a change of language or of place on the page is no page to go back to', () => {
  expect(stepsBack(['/fr/about', '/case-studies', '/fr/case-studies', '/fr/case-studies'])).toBe(3);
  expect(stepsBack(['/case-studies', '/de/case-studies'])).toBe(0);
});
