import { eraseQuestions, keptQuestions } from '../app/features/chat/server/kept-questions.server.ts';
import { utcDay } from '../app/lib/utc-day.ts';
import type { Store } from '../server/db/store.ts';
import { operatorCommand, runCommand } from './operator/operator-command.ts';
import { type Columns, tabulate } from './operator/operator-output.ts';

const HELP = `What visitors asked and the assistant was not sure of, with the nearest card, where CHAT_KEEP_QUESTIONS=on keeps it.
It reads the same environment as the server and may be used while the server runs.

  npm run questions                      list them
  npm run questions -- erase             delete all; there is no way back
  npm run questions -- erase TEXT        delete those with this text in them, in capitals or not

Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

const columns: Columns<Awaited<ReturnType<typeof keptQuestions>>[number]> = {
  asked: ({ asked_at }) => utcDay(asked_at),
  language: ({ language }) => language,
  'nearest card': ({ card }) => card,
  question: ({ question }) => question,
};
const list = { run: async (store: Store) => tabulate(columns, await keptQuestions(store)) };

export const questions = operatorCommand('questions', HELP, {
  '': list,
  list,
  erase: {
    words: [0, Number.POSITIVE_INFINITY],
    deletes: true,
    run: async (store, { words }) => `${await eraseQuestions(store, words.join(' '))} erased\n`,
  },
});

if (import.meta.main) await runCommand(questions);
