import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyticsContract } from './analytics-contract.ts';

test('[AN-5] the contract of analytics says what the list of events says', () => {
  expect(readFileSync('docs/contracts/analytics.md', 'utf8')).toBe(analyticsContract());
});
