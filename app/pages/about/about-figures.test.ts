import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsSchema } from '../../i18n/facts.ts';
import { aboutFigures } from './about-figures.ts';

const { facts } = factsSchema.parse(JSON.parse(readFileSync('content/facts.json', 'utf8')));

test('the journey widens by 40 percent, then by 120 percent, and 2021 is one [PG-1]', () => {
  const { journey } = aboutFigures(facts, 'en');
  expect(journey[2021]).toMatchObject({ from: 0, to: 1 });
  expect(journey[2023].to / journey[2023].from).toBeCloseTo(1.4, 10);
  expect(journey[2024].to / journey[2024].from).toBeCloseTo(2.2, 10);
});

test('every year of the journey begins as wide as the year before it ended [PG-1]', () => {
  const years = Object.values(aboutFigures(facts, 'en').journey);
  for (const [index, year] of years.entries()) expect(year.from).toBe(index === 0 ? 0 : years[index - 1]?.to);
});

test('a width is written as the language writes it [PG-1]', () => {
  expect(aboutFigures(facts, 'en').journey[2024].shown).toBe('3.08');
  expect(aboutFigures(facts, 'de').journey[2024].shown).toBe('3,08');
});

test('world domination stands at 70 percent [PG-1]', () => {
  expect(aboutFigures(facts, 'en').domination).toEqual({ value: 70, shown: '70%' });
});

test('a figure that is missing stops the page instead of being drawn as nothing [PG-1]', () => {
  const { growthSecond, ...rest } = facts;
  expect(growthSecond).toBeDefined();
  expect(() => aboutFigures(rest, 'en')).toThrow('growthSecond');
});
