import { z } from 'zod';
import type { Company } from '../app/content/company.ts';
import type { Fact, Facts } from '../app/content/facts.ts';
import { knownLanguages, type Language } from '../app/i18n/languages.ts';
import { textsIn } from './compare-words.ts';

const alternatives = z.record(z.string(), z.string());

/** The shape of `tools/text-rules.json`. What it looks for are regular expressions. */
export const textRulesSchema = z.strictObject({
  note: z.string(),
  /** What a language without rules may say is not looked at but for names. */
  languages: z.partialRecord(
    z.enum(knownLanguages),
    z.strictObject({
      /** What may stand between the two ends of a range, besides a dash. */
      range: z.string(),
      /** By the ending of a fact's name: `smeMonths` counts months. */
      units: alternatives,
      percent: z.string(),
      /** Figures in words. */
      numerals: alternatives,
      /** What is not written, and what is said instead. */
      phrases: alternatives,
    }),
  ),
  exceptions: z.array(z.strictObject({ at: z.string(), found: z.string(), why: z.string().min(1) })),
});

export type TextRules = z.infer<typeof textRulesSchema>;
type LanguageRules = NonNullable<TextRules['languages'][Language]>;

const noRules: LanguageRules = { range: '-', units: {}, percent: '%', numerals: {}, phrases: {} };

/** A text and where it stands: `content/en/home.json: hero.title` or `content/en/posts/1.md:13`. */
export type PlacedText = { at: string; text: string };
type Pattern = { find: RegExp; say: string };

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
/** Whole words and whole figures. */
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
/** `10000` → 10.000, 10 000, 10,000 or 10000. */
const digits = (value: number) =>
  String(value)
    .replace('.', '[.,]')
    .replace(/\B(?=(?:\d{3})+$)/g, '[.,\\s]?');

/** How a figure may have been typed; none where its name says no unit, because any number could be it. */
function typed(name: string, { kind, value }: Fact, rules: LanguageRules, isPost: boolean): string[] {
  const one = (end: number) => [digits(end), rules.numerals[String(end)] ?? []].flat().join('|');
  const ends = Array.isArray(value) ? value : [value];
  // A post calculates with sums and times of its own; shares and ranges are the programmes'.
  if (isPost && ends.length === 1 && (kind === 'euros' || kind === 'number')) return [];
  const figure = ends.map((end) => `(?:${one(end)})`).join(`\\s?(?:[–-]|${rules.range})\\s?`);
  if (kind === 'percent') return [`${figure}\\s?(?:%|${rules.percent})`];
  if (kind === 'gain') return [`\\+\\s?${figure}\\s?%`];
  if (kind === 'euros') {
    return [
      ends.map((end) => `€?\\s?${digits(end)}(?:\\s?(?:€|euros?))?`).join(`\\s?(?:[–-]|${rules.range})\\s?`),
    ];
  }
  const unit = Object.entries(rules.units).find(([ending]) => name.endsWith(ending))?.[1];
  return unit ? [`${figure}[\\s-](?:${unit})`] : [];
}

function patternsOf(language: Language, isPost: boolean, sources: Sources): Pattern[] {
  const { company, facts, rules } = sources;
  const own = rules.languages[language] ?? noRules;
  const { name, legalName, emails, phone, address, url } = company;
  const names = { [legalName]: '{legalName}', [name]: '{company}', [address.street]: '{address}' };
  const places = [...Object.values(emails), phone.shown, new URL(url).host];
  return [
    ...Object.entries(names).map(([text, say]) => ({ find: whole(literal(text)), say: `write ${say}` })),
    ...places.map((text) => ({
      find: whole(literal(text)),
      say: 'it stands in company.json: {email} or a link',
    })),
    ...Object.entries(facts).flatMap(([fact, figure]) =>
      typed(fact, figure, own, isPost).map((pattern) => ({ find: whole(pattern), say: `{${fact}}` })),
    ),
    { find: /["']/g, say: 'a curly quotation mark or apostrophe' },
    ...Object.entries(own.phrases).map(([pattern, say]) => ({ find: new RegExp(pattern, 'gu'), say })),
  ];
}

type Sources = { company: Company; facts: Facts; rules: TextRules };

/**
 * What stands typed in texts that has a name in company.json or facts.json, and what a language does not write.
 * @returns one line for each find: place, what was found, what to do
 */
export function textFaults(language: Language, texts: readonly PlacedText[], sources: Sources): string[] {
  const patterns = { post: patternsOf(language, true, sources), page: patternsOf(language, false, sources) };
  return texts.flatMap(({ at, text }) => {
    const found = new Map<string, string[]>();
    const written = text.replace(/\{\w+\}/g, '{}');
    for (const { find, say } of patterns[at.includes('/posts/') ? 'post' : 'page']) {
      for (const [match] of written.matchAll(find)) found.set(match, [...(found.get(match) ?? []), say]);
    }
    return [...found]
      .filter(
        ([match]) => !sources.rules.exceptions.some((one) => at.endsWith(one.at) && one.found === match),
      )
      .map(([match, remedies]) => `${at}: “${match}”: ${[...new Set(remedies)].join(' or ')}`);
  });
}

/** The texts of a file of words. */
export function textsOfWords(at: string, words: unknown): PlacedText[] {
  return textsIn(words).map(([key, text]) => ({ at: `${at}: ${key}`, text }));
}

/** The lines of a Markdown file, without addresses and code, and of its head the sentences. */
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
