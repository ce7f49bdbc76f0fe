import { expect, test } from 'vitest';
import { type Fact, formatFact } from './facts.ts';

test.for([
  ['en', '50%', '+220%', '2–4', '€10,000–50,000'],
  ['fr', '50 %', '+220 %', '2 à 4', '10 000 à 50 000 €'],
  ['de', '50 %', '+220 %', '2–4', '10.000–50.000 €'],
  ['uk', '50%', '+220%', '2–4', '10 000–50 000 €'],
] as const)(
  '[HM-5][HM-6] in %s a share, a gain, a range and amounts are written %s, %s, %s, %s',
  ([language, ...written]) => {
    const figures: Fact[] = [
      { kind: 'percent', value: 50 },
      { kind: 'gain', value: 220 },
      { kind: 'number', value: [2, 4] },
      { kind: 'euros', value: [10_000, 50_000] },
    ];
    expect(
      figures.map((figure) => formatFact(figure, language).replaceAll('\u2060', '').replace(/\s/g, ' ')),
    ).toEqual(written);
  },
);
