import { expect, test } from 'vitest';
import { loadMessages } from '../../../lib/content/messages.server.ts';
import { facts } from '../../../lib/content/owner-content.server.ts';
import { figureOf, rangeOf, writtenOf } from '../../../lib/content/read-facts.ts';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { assistantMessages } from '../assistant.messages.ts';
import { amountIn, calculateSubsidy } from './calculate-subsidy.server.ts';

test.each([
  ['how much would we get for €20,000?', 20_000],
  ['a project of 20k', 20_000],
  ['on aurait combien pour 20 000 € ?', 20_000],
  ['was gibt es bei 12.500,50 €', 12_500],
  ['скільки повернуть із 20 тис. євро', 20_000],
  ['если проект на 7 тыс', 7000],
  ['900 euros', 900],
  ['1,5 Mio. Euro', 1_500_000],
  ['between 5000 and 8000', 8000],
  ['about €20,000.00, or 20.000.00?', 20_000],
  ['we are 12 people since 2019, what do we get', undefined],
  ['fit 4 ai', undefined],
])('[CH-5] the amount of money in “%s” is %s', (question, amount) => {
  expect(amountIn(question)).toBe(amount);
});

function subsidyFor(question: string, language: Language): string {
  const { subsidy } = loadMessages(assistantMessages, 'assistant', language).messages;
  return calculateSubsidy(question, language, subsidy) ?? '';
}

const digitsOf = (text = '') => text.replace(/(?<=\d)[\s,.](?=\d{3})/g, '');
const partOf = (amount: number, name: string) => (amount * figureOf(facts, name)) / 100;
const budget = figureOf(facts, 'smeExample');
const grant = (name: string) => [partOf(budget, name), budget - partOf(budget, name)];

test.each(languages)(
  '[CH-5] in %s an amount gives grant, share and cash of each programme that it fits',
  (language) => {
    const lines = digitsOf(subsidyFor(`${budget} €`, language)).split('\n');
    const figures = (name: string) => lines.find((line) => line.includes(name))?.match(/\d{2,}/g);
    const first = budget + partOf(budget, 'vatRate');
    expect(figures('Fit 4 AI')?.map(Number)).toEqual([...grant('fit4aiSubsidy'), first]);
    expect(figures('SME Packages')?.map(Number)).toEqual([...grant('smeSubsidy'), first]);
    expect(lines.at(-1)).toContain(`](/${language}/programmes?permit=yes&`);
    expect(lines.at(-1)).toContain(`&goal=both&begun=no&diagnosis=${budget}&project=${budget}#answer)`);
    expect(lines.join()).not.toMatch(/[{}]/);
  },
);

test('[CH-5] an amount out of bounds says so, and gives no grant', () => {
  const [smallest] = rangeOf(facts, 'smeBudget');
  const [threshold] = rangeOf(facts, 'fit4aiBudgetSmall');
  const limits = writtenOf(facts, 'fit4aiBudgetSmall', 'en');
  const small = subsidyFor(`${smallest} euros`, 'en');
  expect(small).toContain(`Fit 4 AI: €${smallest.toLocaleString('en')} is outside its limits of ${limits}.`);
  const due = partOf(smallest, 'smeSubsidy').toLocaleString('en');
  expect(small).toContain(`SME Packages: the State refunds €${due}`);
  expect(small).toContain('goal=implement');
  const between = subsidyFor(`${threshold - 1} euros`, 'en');
  expect(between).toContain(`Fit 4 AI: €${(threshold - 1).toLocaleString('en')} is outside its limits of`);
  const large = subsidyFor('9000k', 'en');
  expect(large.match(/outside/g)).toHaveLength(2);
  expect(large).not.toContain('refunds');
});
