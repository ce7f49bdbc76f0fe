import { placeholdersIn } from '../app/content/fill.ts';

/** What differs between a language's words and the English ones; keys as `home.hero.points.0.title`. */
export type WordsReport = {
  texts: number;
  missing: string[];
  extra: string[];
  identical: string[];
  placeholders: string[];
  borrowed: string[];
};

type Texts = Map<string, string>;

/** Every text of a file of words by its key, as `hero.points.0.title`, behind the name of the file if that is given. */
export function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, key ? `${key}.${name}` : name));
}

/** The figures that a text names in braces, in any order. Whether a sentence names the company or says “we” is the language's affair. */
function names(text: string): string {
  return placeholdersIn(text)
    .filter((name) => name !== 'company')
    .sort((one, other) => one.localeCompare(other))
    .join(' ');
}

const isCode = /\.(highlight|state|status)$/;

/** A text of figures alone, a code or a sign has nothing to translate. */
function hasWords(key: string, text: string): boolean {
  const rest = placeholdersIn(text).reduce((left, name) => left.replace(`{${name}}`, ''), text);
  return /\p{L}{2}/u.test(rest) && !isCode.test(key);
}

/** Placeholders that a component fills, because only it knows the value. */
const knownLater = new Set([
  'number',
  'minutes',
  'name',
  'reference',
  'receipt',
  'date',
  'max',
  'year',
  'id',
  'question',
  'first',
  'amount',
  'rest',
  'grant',
  'own',
  'share',
  'size',
  'range',
  'bound',
  'fault',
  'crafts',
]);

function unknownNames(texts: Texts, values: Record<string, unknown>): string[] {
  return [...texts].flatMap(([key, text]) => {
    const unknown = placeholdersIn(text).filter((name) => !(name in values || knownLater.has(name)));
    return unknown.length > 0 ? [`${key} (${unknown.join(' ')})`] : [];
  });
}

type Pair = { file: string; english: unknown; own: unknown; isOriginal: boolean };

/**
 * Compares the files of a language. A section that it leaves out as a whole is borrowed, no fault.
 * @param values what every text may name (`textValues`)
 */
export function compareWords(pairs: readonly Pair[], values: Record<string, unknown>): WordsReport {
  const report: WordsReport = {
    texts: 0,
    missing: [],
    extra: [],
    identical: [],
    placeholders: [],
    borrowed: [],
  };
  for (const pair of pairs) compareFile(pair, values, report);
  return report;
}

function compareFile(
  { file, english, own, isOriginal }: Pair,
  values: Record<string, unknown>,
  report: WordsReport,
): void {
  const [original, translated] = [new Map(textsIn(english, file)), new Map(textsIn(own, file))];
  const sections = new Set([...translated.keys()].map((key) => key.split('.')[1]));
  const borrowed = new Set<string>();
  for (const [key, text] of original) {
    const section = key.split('.')[1] ?? '';
    const translation = translated.get(key);
    if (translation !== undefined) {
      report.texts += 1;
      if (names(translation) !== names(text)) report.placeholders.push(key);
      if (translation === text && !isOriginal && hasWords(key, text)) report.identical.push(key);
    } else if (sections.has(section)) report.missing.push(key);
    else borrowed.add(`${file}.${section}`);
  }
  report.borrowed.push(...borrowed);
  report.extra.push(...[...translated.keys()].filter((key) => !original.has(key)));
  report.placeholders.push(...unknownNames(translated, values));
}
