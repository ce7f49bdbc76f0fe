import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { amountIn, calculateSupport } from './calculate-support.server.ts';

test.each([
  ['how much would we get for €20,000?', 20_000],
  ['a project of 20k', 20_000],
  ['on aurait combien pour 20 000 € ?', 20_000],
  ['für 20.000 Euro', 20_000],
  ['was gibt es bei 12.500,50 €', 12_500],
  ['скільки повернуть із 20 тис. євро', 20_000],
  ['сколько вернут, если проект на 7 тыс', 7000],
  ['900 euros', 900],
  ['1,5 Mio. Euro', 1_500_000],
  ['between 5000 and 8000', 8000],
  ['about €20,000.00, or 20.000.00?', 20_000],
  ['we are 12 people since 2019, what do we get', undefined],
  ['fit 4 ai', undefined],
])('[CH-5] the amount of money in “%s” is %s', (question, amount) => {
  expect(amountIn(question)).toBe(amount);
});

const digitsOf = (text = '') => text.replace(/(?<=\d)[\s,.](?=\d{3})/g, '');

test.each(languages)(
  '[CH-5] in %s an amount gives grant, share and cash of each programme that it fits',
  (language) => {
    const lines = digitsOf(calculateSupport('20 000 €', language)).split('\n');
    const figures = (name: string) => lines.find((line) => line.includes(name))?.match(/\d{2,}/g);
    expect(figures('Fit 4 AI')).toEqual(['10000', '10000', '23400']);
    expect(figures('SME Packages')).toEqual(['14000', '6000', '23400']);
    expect(lines.at(-1)).toContain(`](/${language}/programmes?permit=yes&`);
    expect(lines.at(-1)).toContain('&goal=both&begun=no&diagnosis=20000&project=20000#answer)');
    expect(lines.join()).not.toMatch(/[{}]/);
  },
);

test('[CH-5] an amount out of bounds says so, and gives no grant', () => {
  const small = calculateSupport('4 000 euros', 'en')?.replace(/\s–\s/g, '–');
  expect(small).toContain('Fit 4 AI: €4,000 is outside its limits of €10,000–€50,000.');
  expect(small).toContain('SME Packages: the State refunds €2,800');
  expect(small).toContain('goal=implement');
  const large = calculateSupport('900k', 'en') ?? '';
  expect(large.match(/outside/g)).toHaveLength(2);
  expect(large).not.toContain('refunds');
});
