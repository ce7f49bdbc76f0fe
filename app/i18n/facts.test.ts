import { expect, test } from 'vitest';
import { type Fact, formatFact } from './facts.ts';

const diagnosis: Fact = { kind: 'euros', value: [10_000, 50_000] };

/** No-break spaces of any width, as a reader sees them. */
const seen = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

test('[HM-7] an amount range is written as each language writes it, without cents', () => {
  expect(seen(formatFact(diagnosis, 'en'))).toBe('€10,000 – €50,000');
  expect(seen(formatFact(diagnosis, 'fr'))).toBe('10 000–50 000 €');
  expect(seen(formatFact(diagnosis, 'uk'))).toBe('10 000–50 000 €');
});

test('[HM-6] a gain shows its sign', () => {
  expect(seen(formatFact({ kind: 'gain', value: 220 }, 'en'))).toBe('+220%');
  expect(seen(formatFact({ kind: 'gain', value: 78 }, 'de'))).toBe('+78 %');
});

test('a range never breaks before its dash', () => {
  expect(formatFact(diagnosis, 'en')).toContain('\u00a0– ');
});
