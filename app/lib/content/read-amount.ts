const units: [RegExp, number][] = [
  [/^(?:k|tsd|tausend|thousand|mille|тыс|тис)/i, 1000],
  [/^(?:mio|mln|млн)/i, 1_000_000],
];
const GAP = "[ .,'’\u00a0\u202f]";
const AMOUNTS = new RegExp(
  `(€\\s?)?(?<![\\p{L}\\d])(\\d{1,3}(${GAP})\\d{3}(?:\\3\\d{3})*(?!\\d)|\\d+)(?:([.,])(\\d{1,2}|[-–—])(?!\\d))?` +
    '(?:\\s?(k\\b|tsd|tausend|thousand|mille|тыс|тис|mio|mln|млн)\\p{L}*\\.?)?\\s?(€|(?:eur|евро|євро)\\p{L}*)?',
  'giu',
);
const MAX_EUROS = 999_999_999;

type Amount = { written: string; digits: string; euros: number; isMoney: boolean };

export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNTS)].flatMap(
    ([written, before, digits = '', grouped, point, cents = '', unit = '', after]) => {
      // `20.000.00` and `20.000k` are ambiguous.
      if (grouped && (grouped === point || unit)) return [];
      const [, factor = 1] = units.find(([name]) => name.test(unit)) ?? [];
      // Amounts are calculated in cents, because tenths are inexact.
      const euros =
        Math.round(Number(`${digits.replace(/\D/g, '')}.${cents.replace(/\D/, '')}`) * factor * 100) / 100;
      return euros <= MAX_EUROS ? [{ written, digits, euros, isMoney: Boolean(before ?? after) }] : [];
    },
  );
}

const APPROXIMATELY =
  /^(?:(?:c(?:irc)?a|about|approx|around|environ|env|etwa|rund|ungefähr|приблизно|близько|около|примерно|бл)\.?|[~≈])?$/iu;
const WITHOUT_VAT =
  /(?:ht|netto|(?:hors|excl\.?|ohne|zzgl\.?|без|plus|плюс|\+) ?(?:tva|vat|MwSt|пдв|ндс))\.?$/iu;

/** Reads `20000`, `20k`, `€20,000.00`, `20.000,- € + MwSt.` and `ca. 20 тис. євро`. */
export function readAmount(text: string): number | undefined {
  const [amount, another] = amountsIn(text);
  if (!amount || another) return undefined;
  const rest = text.replace(amount.written, ' ').trim().replace(WITHOUT_VAT, '').trim();
  return APPROXIMATELY.test(rest) ? amount.euros : undefined;
}
