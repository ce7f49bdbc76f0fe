import { type Language, languageTable } from '../../app/i18n/languages.ts';

/** Writers of figures in one language, by the platform's own rules. Shares are given in per cent. */
export function figuresIn(language: Language) {
  const locale = languageTable[language].numbers;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const gain = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always' });
  const euros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  // French says a range with a word.
  const said = (range: string) => (language === 'fr' ? range.replace(/\s?[–-]\s?/, '\u00a0à ') : range);
  return {
    percent: (share: number) => percent.format(share / 100),
    gain: (share: number) => gain.format(share / 100),
    euros: (low: number, high: number) => said(euros.formatRange(low, high)),
    range: (low: number, high: number) => said(new Intl.NumberFormat(locale).formatRange(low, high)),
  };
}
