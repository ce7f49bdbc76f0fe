import { z } from 'zod';
import type { Company } from '../../app/lib/content/company.ts';
import type { Fact, Facts } from '../../app/lib/content/facts.ts';
import { knownLanguages, type Language } from '../../app/lib/i18n/languages.ts';

const alternatives = z.record(z.string(), z.string());

export const textRulesSchema = z.strictObject({
  note: z.string(),
  /** A language without rules is checked for names only. */
  languages: z.partialRecord(
    z.enum(knownLanguages),
    z.strictObject({
      range: z.string(),
      /** The key is the unit at the end of a fact's name. */
      units: alternatives,
      percent: z.string(),
      numerals: alternatives,
      phrases: alternatives,
    }),
  ),
  exceptions: z.array(z.strictObject({ at: z.string(), found: z.string(), why: z.string().min(1) })),
});

type TextRules = z.infer<typeof textRulesSchema>;
type LanguageRules = NonNullable<TextRules['languages'][Language]>;

const noRules: LanguageRules = { range: '-', units: {}, percent: '%', numerals: {}, phrases: {} };

/** `at` is a place such as `content/en/home.json: hero.title` or `content/en/posts/1.md:13`. */
export type PlacedText = { at: string; text: string };
type Pattern = { find: RegExp; say: string };

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
/** Matches `10000` as 10.000, 10 000, 10,000 or 10000. */
const digits = (value: number) =>
  String(value)
    .replace('.', '[.,]')
    .replace(/\B(?=(?:\d{3})+$)/g, '[.,\\s]?');

/** A plain number whose name has no unit gets no pattern, because any number would match. */
function spellingsOf(name: string, { kind, value }: Fact, rules: LanguageRules, isPost: boolean): string[] {
  const spelt = (end: number) => [digits(end), rules.numerals[String(end)] ?? []].flat().join('|');
  const ends = Array.isArray(value) ? value : [value];
  // A post's example may have sums and numbers of its own.
  if (isPost && ends.length === 1 && (kind === 'euros' || kind === 'number')) return [];
  const between = `\\s?(?:[–-]|${rules.range})\\s?`;
  const figure = ends.map((end) => `(?:${spelt(end)})`).join(between);
  if (kind === 'percent') return [`${figure}\\s?(?:%|${rules.percent})`];
  if (kind === 'gain') return [`\\+\\s?${figure}\\s?%`];
  if (kind === 'euros') return [ends.map((end) => `€?\\s?${digits(end)}(?:\\s?(?:€|euros?))?`).join(between)];
  const unit = Object.entries(rules.units).find(([ending]) => name.endsWith(ending))?.[1];
  return unit ? [`${figure}[\\s-](?:${unit})`] : [];
}

function patternsOf(language: Language, isPost: boolean, inputs: Inputs): Pattern[] {
  const { company, facts, rules } = inputs;
  const ownRules = rules.languages[language] ?? noRules;
  const { name, legalName, emails, phone, address, url } = company;
  const names = { [legalName]: '{legalName}', [name]: '{company}', [address.street]: '{address}' };
  const places = [...Object.values(emails), phone.shown, new URL(url).host];
  const patternFor = (text: string, say: string) => ({ find: whole(literal(text)), say });
  return [
    // A short name such as KI may be a word too.
    ...Object.entries(names)
      .filter(([text]) => text.length > 3)
      .map(([text, say]) => patternFor(text, `write ${say}`)),
    ...places.map((text) => patternFor(text, 'it stands in company.json: {email} or a link')),
    ...Object.entries(facts).flatMap(([key, fact]) =>
      spellingsOf(key, fact, ownRules, isPost).map((pattern) => ({ find: whole(pattern), say: `{${key}}` })),
    ),
    { find: /["']/g, say: 'a curly quotation mark or apostrophe' },
    ...Object.entries(ownRules.phrases).map(([pattern, say]) => ({ find: new RegExp(pattern, 'gu'), say })),
  ];
}

type Inputs = { company: Company; facts: Facts; rules: TextRules };

/** Returns lines with the place, the match and the remedy. */
export function textErrors(language: Language, texts: readonly PlacedText[], inputs: Inputs): string[] {
  const patterns = { post: patternsOf(language, true, inputs), page: patternsOf(language, false, inputs) };
  return texts.flatMap(({ at, text }) => {
    const matches = new Map<string, string[]>();
    const written = text.replace(/\{\w+\}/g, '{}');
    for (const { find, say } of patterns[at.includes('/posts/') ? 'post' : 'page']) {
      for (const [match] of written.matchAll(find)) matches.set(match, [...(matches.get(match) ?? []), say]);
    }
    const exceptions = inputs.rules.exceptions.filter((exception) => at.endsWith(exception.at));
    return [...matches]
      .filter(([match]) => !exceptions.some(({ found }) => found === match))
      .map(([match, remedies]) => `${at}: “${match}”: ${[...new Set(remedies)].join(' or ')}`);
  });
}

export function textsOfMarkdown(at: string, content: string): PlacedText[] {
  return content.split('\n').map((line, index) => ({
    at: `${at}:${index + 1}`,
    text: line
      .replace(/^(?:id|slug|date|picture|lastUpdated|updated|publishFrom|topic|author|sample|draft): .*$/, '')
      .replace(/^(?:title|subtitle|description|excerpt|tags|alt): (["']?)(.*)\1$/, '$2')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/`[^`]*`/g, ''),
  }));
}
