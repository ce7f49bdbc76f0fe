import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsSchema } from '../../i18n/facts.ts';
import { certificateFigures } from './certificate-figures.ts';
import { credentialsWords } from './credentials.words.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(`content/${file}.json`, 'utf8'));
const { facts } = factsSchema.parse(read('facts'));

test('Fit for Digital AI stands at 75 percent and ISO/IEC 27001:2022 at 50 [PG-5]', () => {
  expect(certificateFigures(facts, 'en')).toEqual({
    fitForDigital: { value: 75, shown: '75%' },
    iso: { value: 50, shown: '50%' },
  });
});

test('a progress that is no percentage stops the page [PG-5]', () => {
  expect(() => certificateFigures({ ...facts, isoProgress: { kind: 'number', value: 5 } }, 'en')).toThrow(
    'isoProgress',
  );
});

test('the first certificate is coming soon, the second in progress [PG-5]', () => {
  const { items } = credentialsWords.parse(read('en/credentials')).certificates;
  expect([items.fitForDigital.title, items.fitForDigital.status]).toEqual([
    'Fit for Digital AI',
    'coming-soon',
  ]);
  expect([items.iso.title, items.iso.status]).toEqual(['ISO/IEC 27001:2022', 'in-progress']);
});

test('every partner is a sample whose address exists nowhere [PG-5]', () => {
  const { partners } = credentialsWords.parse(read('en/credentials'));
  expect(Object.values(partners.items).filter(({ sample }) => sample)).toHaveLength(6);
  for (const { text } of Object.values(partners.items))
    expect(new URL(text.href).hostname).toMatch(/\.example$/);
});
