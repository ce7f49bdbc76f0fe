import { type Language, languageTable } from '../i18n/languages.ts';
import { unbreakable } from './fill.ts';

/** `gain` is signed growth (+78%), `percent` a share, `euros` may have cents. */
export type Fact = { kind: 'number' | 'percent' | 'gain' | 'euros'; value: number | [number, number] };
export type Facts = Record<string, Fact>;

const options: Record<Fact['kind'], Intl.NumberFormatOptions> = {
  number: {},
  percent: { style: 'percent' },
  gain: { style: 'percent', signDisplay: 'always' },
  euros: {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  },
};

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(kind: Fact['kind'], language: Language): Intl.NumberFormat {
  const key = `${language} ${kind}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(languageTable[language].numbers, options[kind]);
  formats.set(key, known);
  return known;
}

export function formatFact(fact: Fact, language: Language): string {
  const format = formatOf(fact.kind, language);
  const scale = options[fact.kind].style === 'percent' ? 0.01 : 1;
  if (Array.isArray(fact.value)) {
    const [low, high] = fact.value;
    const range = format.formatRange(low * scale, high * scale);
    // French uses a word; English writes the sign once.
    return language === 'fr'
      ? range.replace(/\s?[–-]\s?/, '\u00a0à\u00a0')
      : unbreakable(range.replace(/\s?[–-]\s?€?/, '–'));
  }
  return format.format(fact.value * scale);
}
