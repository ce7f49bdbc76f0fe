import { expect, test } from 'vitest';
import { formatFact } from './facts.ts';
import { fill } from './fill.ts';

test('[HB-3] no line breaks within a range or between it and what it counts, and no sentence ends twice', () => {
  const values = {
    weeks: formatFact({ kind: 'number', value: [4, 8] }, 'en'),
    budget: formatFact({ kind: 'euros', value: [3000, 25_000] }, 'en'),
    share: formatFact({ kind: 'percent', value: 70 }, 'fr'),
    asOf: 'листопад 2026 р.',
  };
  expect(fill('In {weeks} weeks, {budget}.', values)).toBe(
    'In 4\u2060–\u20608\u00a0weeks, €3,000\u2060–\u206025,000.',
  );
  expect(fill('9:00–{hour}:00, 10 → 3', { hour: 18 })).toBe('9:00\u2060–\u206018:00, 10\u00a0→\u00a03');
  expect(fill('jusqu’à {share}', values)).toBe('jusqu’à 70\u00a0%');
  expect(fill('Станом на {asOf}.', values)).toBe('Станом на листопад 2026 р.');
  expect(fill('Работа с ИИ и людьми', {})).toBe('Работа с\u00a0ИИ и\u00a0людьми');
});
