import { expect, test } from 'vitest';
import { type Fact, formatFact } from './facts.ts';

test.for([
  ['en', '50%', '+220%', '2–4', '€10,000–50,000', 'November 2026'],
  ['fr', '50 %', '+220 %', '2 à 4', '10 000 à 50 000 €', 'novembre 2026'],
  ['de', '50 %', '+220 %', '2–4', '10.000–50.000 €', 'November 2026'],
  ['uk', '50%', '+220%', '2–4', '10 000–50 000 €', 'листопад 2026 р.'],
] as const)('[HM-5][HM-6] in %s figures are written %s, %s, %s, %s, %s', ([language, ...written]) => {
  const figures: Fact[] = [
    { kind: 'percent', value: 50 },
    { kind: 'gain', value: 220 },
    { kind: 'number', value: [2, 4] },
    { kind: 'euros', value: [10_000, 50_000] },
    { kind: 'month', value: Date.UTC(2026, 10) },
  ];
  const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s/g, ' ');
  expect(figures.map((figure) => plain(formatFact(figure, language)))).toEqual(written);
});
