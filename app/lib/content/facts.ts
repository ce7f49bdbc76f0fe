import { type Language, languageTable } from '../i18n/languages.ts';
import { unbreakable } from './fill.ts';

/** `gain` is a signed growth (+78%), `percent` a share; `euros` may have cents. */
export type Fact = { kind: keyof typeof options | 'month'; value: number | [number, number] };
export type Facts = Record<string, Fact>;

const options = {
  number: {},
  percent: { style: 'percent' },
  gain: { style: 'percent', signDisplay: 'always' },
  euros: {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  },
} satisfies Record<string, Intl.NumberFormatOptions>;
const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function formatOf(kind: Fact['kind'], language: Language) {
  const key = `${language} ${kind}`;
  const locale = languageTable[language].numbers;
  const format =
    formats.get(key) ??
    (kind === 'month'
      ? new Intl.DateTimeFormat(locale, month)
      : new Intl.NumberFormat(locale, options[kind]));
  formats.set(key, format);
  return format;
}

export function formatFact(fact: Fact, language: Language): string {
  const format = formatOf(fact.kind, language);
  const scale = fact.kind === 'percent' || fact.kind === 'gain' ? 0.01 : 1;
  if (Array.isArray(fact.value)) {
    const [low, high] = fact.value;
    const range = format.formatRange(low * scale, high * scale);
    // French writes a word, English writes the sign once.
    return language === 'fr'
      ? range.replace(/\s?[–-]\s?/, '\u00a0à\u00a0')
      : unbreakable(range.replace(/\s?[–-]\s?€?/, '–'));
  }
  return format.format(fact.value * scale);
}
