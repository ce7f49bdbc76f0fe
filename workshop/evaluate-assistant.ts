import path from 'node:path';
import { isLanguage } from '../app/i18n/languages.ts';
import { openAssistant } from '../server/assistant/assistant.ts';
import { readIndexes } from '../server/assistant/read-indexes.ts';
import { evaluate, leastHits, leastRefusals, type Rate } from './assistant/evaluation.ts';
import { readQuestions } from './assistant/questions.ts';

/**
 * `npm run evaluate-assistant`: asks the built-in assistant the questions of workshop/assistant, at what was built.
 * `--misses` lists what went wrong; `--misses-tuning` leaves the held-out ones unread.
 */
const build = path.resolve(process.env.BUILD_DIRECTORY ?? 'build');
const folder = path.join(build, 'assistant');
const indexes = readIndexes(folder);
const assistant = openAssistant(folder);
const options = new Set(process.argv.slice(2));

function percent({ good, all }: Rate): string {
  return `${good} of ${all} (${((100 * good) / all).toFixed(0)} %)`;
}

let failed = false;
for (const index of indexes) {
  if (!isLanguage(index.language)) continue;
  const questions = readQuestions(index.language);
  const result = evaluate(assistant, index, questions);
  const unseen = evaluate(assistant, index, questions.unseen);
  const { hits, heldOutHits, refusals, heldOutRefusals, misses } = result;
  const wrongFigures = [...result.wrongFigures, ...unseen.wrongFigures];
  process.stdout.write(
    `${index.language}: right section ${percent(hits)}, held out ${percent(heldOutHits)}; ` +
      `refused ${percent(refusals)}, held out ${percent(heldOutRefusals)}; wrong figures ${wrongFigures.length}; ` +
      `unseen: right section ${percent(unseen.hits)}, refused ${percent(unseen.refusals)}\n`,
  );
  if (options.has('--misses'))
    process.stdout.write([...misses, ...unseen.misses].map((miss) => `  ${miss}\n`).join(''));
  if (options.has('--misses-tuning')) {
    process.stdout.write(
      misses
        .filter((miss) => !miss.includes('(held out)'))
        .map((miss) => `  ${miss}\n`)
        .join(''),
    );
  }
  process.stdout.write(wrongFigures.map((figure) => `  ${figure}\n`).join(''));
  failed ||= hits.good < leastHits * hits.all || refusals.good < leastRefusals * refusals.all;
  failed ||= wrongFigures.length > 0;
}
if (failed) process.exitCode = 1;
