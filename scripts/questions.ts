import { eraseQuestions, keptQuestions } from '../server/chat/kept-questions.ts';
import { emptyWriteAheadLog } from '../server/db/sqlite-store.ts';
import type { Store } from '../server/db/store.ts';
import { type Answer, done, type Environment, onStore, readArgs, say } from './operator-command.ts';
import { textTable } from './text-table.ts';

const HELP = `What visitors asked and the assistant was not sure of, with the nearest card, where CHAT_KEEP_QUESTIONS=on keeps it.
It reads the same environment as the server and may be used while the server runs.

  npm run questions                      list them
  npm run questions -- erase             delete all; there is no way back
  npm run questions -- erase TEXT        delete those with this text in them, in capitals or not

Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

const wrong = (err: string): Answer => ({ code: 2, err: `${err}\nSee: npm run questions -- --help` });

async function list(store: Store): Promise<Answer> {
  const rows = (await keptQuestions(store)).map(({ asked_at, language, card, question }) => [
    new Date(asked_at).toISOString().slice(0, 10),
    language,
    card,
    question,
  ]);
  return done(textTable([['asked', 'language', 'nearest card', 'question'], ...rows]));
}

export async function questions(args: string[], env: Environment): Promise<Answer> {
  const read = readArgs(args, { help: { type: 'boolean', short: 'h' } });
  if ('error' in read) return wrong(read.error);
  const [name = 'list', ...messages] = read.positionals;
  if (read.values.help || name === 'help') return done(HELP);
  if (name === 'list') return onStore(env, list);
  if (name !== 'erase') return wrong(`there is no command ${name}`);
  return onStore(env, async (store, { databaseUrl }) => {
    const erased = await eraseQuestions(store, messages.join(' '));
    if (databaseUrl === undefined) await emptyWriteAheadLog(store);
    return done(`${erased} erased\n`);
  });
}

if (import.meta.main) say(await questions(process.argv.slice(2), process.env));
