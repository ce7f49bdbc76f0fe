import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createAssistant } from '../app/features/chat/retrieval/assistant.server.ts';
import { knownLanguages, type Language, languages } from '../app/lib/i18n/languages.ts';
import { utcDay } from '../app/lib/utc-day.ts';
import { assistantIndexes } from './site-files/assistant-index.ts';
import { readTexts, textAt } from './site-files/content-texts.ts';
import { readPostFiles } from './site-files/read-content.ts';

/** `npm run evaluate-assistant` counts right answers. `--misses` prints the others; names choose sets. */
const sets = path.resolve(import.meta.dirname, '../bench/assistant/sets');
/** A file `sets/<name>.<language>.json`. The assistant was tuned on sets marked `tuned`. */
const setSchema = z.object({
  author: z.string(),
  tuned: z.boolean().default(false),
  questions: z.array(
    z.object({
      ask: z.string().min(1),
      language: z.enum(knownLanguages),
      /** The language of the page, by default that of the question. */
      page: z.enum(knownLanguages).optional(),
      /** The visitor's earlier questions, oldest first. */
      after: z.array(z.string()).default([]),
      kind: z.enum(['answerable', 'contact', 'off-topic']),
      /** Keys of texts, of which the answer must have one. */
      expect: z.array(z.string()).default([]),
      /** Addresses such as `/services#faq`. Without an anchor, any section counts. */
      expectPage: z.array(z.string()).default([]),
    }),
  ),
});

type Question = z.infer<typeof setSchema>['questions'][number];

/** A `partly` right answer only links to the page, a `silent` one refuses or refers to a person. */
type Grade = 'right' | 'partly' | 'wrong' | 'silent';
type Graded = { question: Question; grade: Grade; hasPage: boolean; text: string; milliseconds: number };

const today = utcDay(Date.now());
const assistant = createAssistant(assistantIndexes(today));
const posts = readPostFiles(today);
const contents = new Map(languages.map((language) => [language, readTexts(language, posts)]));
const options = process.argv.slice(2);
const chosen = options.filter((option) => !option.startsWith('--'));
const durations: number[] = [];

const files = Map.groupBy(readdirSync(sets).sort(), (file) => file.split('.')[0] ?? file);
for (const [set, names] of files) {
  if (chosen.length > 0 && !chosen.includes(set)) continue;
  const parts = names.map((name) => setSchema.parse(JSON.parse(readFileSync(path.join(sets, name), 'utf8'))));
  const graded = parts.flatMap(({ questions }) => questions).map(grade);
  durations.push(...graded.map(({ milliseconds }) => milliseconds));
  report(`${set} (${parts[0]?.author}${parts[0]?.tuned ? ', tuned on' : ''})`, graded);
  const byLanguage = Map.groupBy(graded, ({ question }) => question.language);
  for (const language of languages) report(`  ${language}`, byLanguage.get(language) ?? []);
  if (options.includes('--misses'))
    for (const { question, grade: given, text } of graded.filter((answer) => answer.grade !== 'right'))
      process.stdout.write(`  ${given}: “${question.ask}” → ${text.replaceAll('\n', ' ').slice(0, 100)}\n`);
}
durations.sort((a, b) => a - b);
const p95 = durations[Math.floor(durations.length * 0.95)] ?? 0;
process.stdout.write(`95 of 100 answers within ${p95.toFixed(1)} ms\n`);

function report(name: string, graded: readonly Graded[]): void {
  const share = (all: readonly Graded[], counts: (answer: Graded) => boolean) =>
    all.length === 0
      ? '–'
      : `${((100 * all.filter(counts).length) / all.length).toFixed(0)} % of ${all.length}`;
  const has = (expected: Grade) => (answer: Graded) => answer.grade === expected;
  const ofKind = (kind: Question['kind']) => graded.filter(({ question }) => question.kind === kind);
  const answerable = ofKind('answerable');
  const figures = {
    right: share(answerable, has('right')),
    partly: share(answerable, has('partly')),
    silent: share(answerable, has('silent')),
    wrong: share(answerable, has('wrong')),
    'right page': share(
      graded.filter(({ question }) => question.expectPage.length > 0),
      ({ hasPage }) => hasPage,
    ),
    'other language': share(
      answerable.filter(({ question: { page, language } }) => page && page !== language),
      has('right'),
    ),
    contact: share(ofKind('contact'), has('right')),
    refused: share(ofKind('off-topic'), has('right')),
  };
  const shares = Object.entries(figures).map(([label, figure]) => `${label} ${figure}`);
  process.stdout.write(`${name}: ${shares.join(', ')}\n`);
}

function grade(question: Question): Graded {
  const { ask, language, page = language, after, kind } = question;
  const began = performance.now();
  const { text, band } = assistant.answer(ask, page, after.at(-1));
  const milliseconds = performance.now() - began;
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  const hasPage = links.some((address) =>
    question.expectPage.some((place) => isAt(address, place, language)),
  );
  const result = (given: Grade): Graded => ({ question, grade: given, hasPage, text, milliseconds });
  if (kind === 'off-topic') return result(band === 'refused' ? 'right' : 'wrong');
  if (kind === 'contact' && links.some((address) => /^mailto:|\?draft#contact$/.test(address)))
    return result('right');
  if (question.expect.some((key) => isQuoted(key, text, language))) return result('right');
  if (hasPage || band === 'unsure') return result('partly');
  return result(
    band === 'refused' || links.some((address) => address.endsWith('?draft#contact')) ? 'silent' : 'wrong',
  );
}

function isAt(address: string, expected: string, language: Language): boolean {
  const [page = '', anchor] = expected.split('#');
  const expectedPath = page.startsWith('/blog/') ? page : `/${language}${page}`.replace(/\/$/, '');
  const [linkedPath = '', linkedAnchor] = address.split('#');
  return linkedPath.split('?')[0] === expectedPath && (anchor === undefined || anchor === linkedAnchor);
}

function plain(text: string): string {
  return text
    .replaceAll('\\', '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .toLowerCase();
}

function isQuoted(key: string, answer: string, language: Language): boolean {
  const said = plain(answer);
  const text = textAt(contents.get(language)?.texts, key);
  return [text, ...sentencesOf(text, language)].some((part) =>
    said.includes(plain(part).replace(/[.;]$/, '')),
  );
}

function sentencesOf(text: string, language: Language): string[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  return segments.map(({ segment }) => segment.trim());
}
