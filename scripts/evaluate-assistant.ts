import path from 'node:path';
import { createAssistant, learnFrom } from '../app/features/chat/retrieval/assistant.server.ts';
import { type Language, languages } from '../app/lib/i18n/languages.ts';
import { type Grade, type Graded, grade, readSets } from '../bench/assistant/evaluation.ts';
import { assistantIndexes } from './site-files/assistant-index.ts';
import { type ContentLines, openContent } from './site-files/content-lines.ts';
import { readPostFiles } from './site-files/read-content.ts';

/**
 * `npm run evaluate-assistant`: counts right answers to the sets of bench/assistant/sets. `--misses` lists
 * the others; names choose sets.
 */
const today = new Date().toISOString().slice(0, 10);
const indexes = assistantIndexes(today);
const shelves = readPostFiles(today);
const contents = new Map(languages.map((language) => [language, openContent(language, shelves)]));
const options = process.argv.slice(2);
const chosen = options.filter((option) => !option.startsWith('--'));

function contentIn(language: Language): ContentLines {
  const content = contents.get(language);
  if (!content) throw new Error(language);
  return content;
}

function share(some: readonly unknown[], all: readonly unknown[]): string {
  return all.length === 0 ? '–' : `${((100 * some.length) / all.length).toFixed(0)} % of ${all.length}`;
}

function report(name: string, graded: readonly Graded[]): void {
  const ofKind = (kind: string) => graded.filter(({ question }) => question.kind === kind);
  const with_ = (all: readonly Graded[], one: Grade) =>
    share(
      all.filter((each) => each.grade === one),
      all,
    );
  const answerable = ofKind('answerable');
  const expecting = graded.filter(({ question }) => question.expectPage.length > 0);
  const elsewhere = answerable.filter(({ question }) => question.page && question.page !== question.language);
  process.stdout.write(
    `${name}: right ${with_(answerable, 'right')}, partly ${with_(answerable, 'partly')}, silent ${with_(answerable, 'silent')}, ` +
      `wrong ${with_(answerable, 'wrong')}; right page ${share(
        expecting.filter(({ hasPage }) => hasPage),
        expecting,
      )}; ` +
      `other language ${with_(elsewhere, 'right')}; contact ${with_(ofKind('contact'), 'right')}; ` +
      `refused ${with_(ofKind('off-topic'), 'right')}\n`,
  );
}

function misses(graded: readonly Graded[]): void {
  if (!options.includes('--misses')) return;
  for (const { question, grade: its, text } of graded.filter((one) => one.grade !== 'right'))
    process.stdout.write(`  ${its}: “${question.ask}” → ${text.replaceAll('\n', ' ').slice(0, 100)}\n`);
}

const model = learnFrom(indexes);
const inUse = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};
const before = inUse();
const assistant = createAssistant(indexes, structuredClone(model));
const megabytes = inUse() - before;
const durations: number[] = [];
for (const set of readSets(path.join(import.meta.dirname, '../bench/assistant/sets'))) {
  if (chosen.length > 0 && !chosen.includes(set.name)) continue;
  const graded = set.questions.map((question) => grade(question, assistant, contentIn));
  durations.push(...graded.map(({ milliseconds }) => milliseconds));
  const name = `${set.name} (${set.author}${set.tuned ? ', tuned on' : ''})`;
  report(name, graded);
  for (const language of languages)
    report(
      `  ${language}`,
      graded.filter(({ question }) => question.language === language),
    );
  misses(graded);
}
durations.sort((one, other) => one - other);
const p95 = durations[Math.floor(durations.length * 0.95)] ?? 0;
process.stdout.write(
  `95 of 100 answers within ${p95.toFixed(1)} ms; memory of the index ${megabytes.toFixed(0)} MB\n`,
);
