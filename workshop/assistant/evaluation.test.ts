import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '../../app/i18n/languages.ts';
import { createAssistant } from '../../server/assistant/assistant.ts';
import { addressOf } from '../../server/assistant/assistant-index.ts';
import { readIndexes } from '../../server/assistant/read-indexes.ts';
import { openSite } from '../../server/http/open-site.ts';
import { assistantOfSite } from '../../site-files/assistant-index.ts';
import { askSite, readSite } from '../../site-files/read-site.ts';
import { evaluate, leastHits, leastRefusals } from './evaluation.ts';
import { readQuestions } from './questions.ts';

// What was built is judged: the index that the server will read.
const build = path.resolve(process.env.BUILD_DIRECTORY ?? 'build');
const indexes = readIndexes(path.join(build, 'assistant'));
const assistant = createAssistant(indexes);

function indexIn(language: string) {
  const index = indexes.find((one) => one.language === language);
  if (!index) throw new Error(`no index in ${language}`);
  return index;
}

test.each(languages)(
  '[CH-5] nine of ten questions in %s are answered from the right section, 95 of 100 others refused',
  (language) => {
    const { hits, refusals, misses } = evaluate(assistant, indexIn(language), readQuestions(language));
    expect(hits.good / hits.all, misses.join('\n')).toBeGreaterThanOrEqual(leastHits);
    expect(refusals.good / refusals.all, misses.join('\n')).toBeGreaterThanOrEqual(leastRefusals);
  },
);

test.each(languages)(
  '[CH-1][CH-5] each question that the panel suggests in %s is answered from the section that it is about',
  (language) => {
    const words: unknown = JSON.parse(readFileSync(`content/${language}/chat.json`, 'utf8'));
    const { questions } = z
      .object({ panel: z.object({ questions: z.array(z.string()) }) })
      .parse(words).panel;
    const sections = [`/${language}#services`, `/${language}/services#faq`, '/services#', '/services#faq'];
    expect(questions).toHaveLength(sections.length);
    const sources = questions.map(
      (question) => /\]\(([^)]*)\)/.exec(assistant.answer(question, language))?.[1],
    );
    expect(sources).toEqual(sections.map((section) => expect.stringContaining(section)));
  },
);

test.each(languages)('[CH-5] no answer in %s has a figure that its section does not have', (language) => {
  expect(evaluate(assistant, indexIn(language), readQuestions(language)).wrongFigures).toEqual([]);
});

test.each(languages)('[CH-5] every sentence of an answer in %s stands in the index as it is', (language) => {
  const index = indexIn(language);
  const own = new Set(
    index.passages.flatMap(({ subheading, note, lines }) => [
      subheading,
      note,
      ...lines.map(({ text }) => text),
    ]),
  );
  const answers = readQuestions(language).questions.map(({ ask }) => assistant.answer(ask, language));
  const listed = answers.flatMap((answer) => answer.split('\n')).filter((line) => line.startsWith('- '));
  expect(listed.length).toBeGreaterThan(20);
  for (const line of listed) expect(own).toContain(line.slice(2).replaceAll(/\\(?=[\\`*_[\]<>#~|&])/g, ''));
});

test('[CH-5] every section that the assistant may cite exists', async () => {
  const server: unknown = path.join(build, 'server/index.js');
  const pages = await readSite(askSite(openSite(await import(String(server)), 'production')));
  for (const { language, passages, contactPath } of indexes) {
    const places = new Set(
      pages
        .filter((page) => page.language === language)
        .flatMap(({ path: at, ids }) => [at, ...[...ids].map((id) => `${at}#${id}`)]),
    );
    for (const place of [contactPath, ...passages.map(addressOf)]) expect(places).toContain(place);
  }
});

test('[CH-5] the assistant of a site that is not built answers from the pages as they are rendered', async () => {
  const server: unknown = path.join(build, 'server/index.js');
  const site = openSite(await import(String(server)), 'production');
  const rendered = await assistantOfSite(askSite(site));
  for (const [question, language] of [
    ['Who is the managing director?', 'en'],
    ['Скільки коштує Fit 4 AI?', 'uk'],
  ] as const) {
    expect(rendered.answer(question, language)).toBe(assistant.answer(question, language));
    expect(rendered.answer(question, language)).toContain(`](/${language}`);
  }
});

test('[CH-5] nobody can download the index', () => {
  const client = path.join(build, 'client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('assistant/'))).toEqual([]);
  const [hint = ''] = Object.values(indexIn('en').hints);
  expect(hint).not.toBe('');
  for (const file of files.filter((name) => /\.(html|js|json|data|txt)$/.test(name))) {
    expect([file, readFileSync(path.join(client, file), 'utf8').includes(hint)]).toEqual([file, false]);
  }
});
