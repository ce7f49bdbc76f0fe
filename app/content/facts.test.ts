import { expect, test } from 'vitest';
import { formatFact } from './facts.ts';

test('[HM-7] an amount range never breaks before its dash', () => {
  expect(formatFact({ kind: 'euros', value: [10_000, 50_000] }, 'en')).toContain('\u00a0– ');
});
