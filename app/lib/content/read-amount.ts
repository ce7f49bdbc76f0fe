/** What counts a number in thousands or millions, by its first letters. */
const units: [RegExp, number][] = [
  [/^(?:k|tsd|tausend|thousand|mille|тыс|тис)/i, 1000],
  [/^(?:mio|mln|млн)/i, 1_000_000],
];
const gap = "[ .,'’\u00a0\u202f]";
/** A number, what counts it in thousands or millions, and the currency, on either side. */
const amounts = new RegExp(
  `(€\\s?)?(?<![\\p{L}\\d])(\\d{1,3}(${gap})\\d{3}(?:\\3\\d{3})*(?!\\d)|\\d+)(?:([.,])(\\d{1,2}|[-–—])(?!\\d))?` +
    '(?:\\s?(k\\b|tsd|tausend|thousand|mille|тыс|тис|mio|mln|млн)\\p{L}*\\.?)?\\s?(€|(?:eur|евро|євро)\\p{L}*)?',
  'giu',
);
const largest = 999_999_999;

/** An amount as it is `written`, in `euros`; `isMoney` where its currency says so. */
type Amount = { written: string; digits: string; euros: number; isMoney: boolean };

/** Every amount in a text, however one of the five languages writes it; none of what can be read in two ways. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amounts)].flatMap(
    ([written, before, digits = '', grouped, point, cents = '', unit = '', after]) => {
      // Twice the same mark, `20.000.00`, or thousands of thousands, `20.000k`: nobody knows which was meant.
      if (grouped && (grouped === point || unit)) return [];
      const [, factor = 1] = units.find(([name]) => name.test(unit)) ?? [];
      // In whole cents: a tenth has no exact number.
      const euros =
        Math.round(Number(`${digits.replace(/\D/g, '')}.${cents.replace(/\D/, '')}`) * factor * 100) / 100;
      return euros <= largest ? [{ written, digits, euros, isMoney: Boolean(before ?? after) }] : [];
    },
  );
}

/** What may stand beside the one amount of a field: that it is an estimate, or without VAT. */
const beside =
  /^(?:(?:c(?:irc)?a|about|approx|around|environ|env|etwa|rund|ungefähr|приблизно|близько|около|примерно|бл)\.?|[~≈])?$/iu;
const withoutVat =
  /(?:ht|netto|(?:hors|excl\.?|ohne|zzgl\.?|без|plus|плюс|\+) ?(?:tva|vat|MwSt|пдв|ндс))\.?$/iu;

/** The one amount that a field holds, in euros: `20000`, `20k`, `€20,000.00`, `20.000,50`, `20.000,- € + MwSt.`, `ca. 20 тис. євро`. */
export function readAmount(text: string): number | undefined {
  const [found, another] = amountsIn(text);
  if (!found || another) return undefined;
  const rest = text.replace(found.written, ' ').trim().replace(withoutVat, '').trim();
  return beside.test(rest) ? found.euros : undefined;
}
