import { eraseQuestions, keptQuestions } from '../app/features/chat/server/kept-questions.server.ts';
import { done, operatorCommand, say } from './operator-command.ts';
import { moment, textTable } from './operator-output.ts';

const HELP = `What visitors asked and the assistant was not sure of, with the nearest card, where CHAT_KEEP_QUESTIONS=on keeps it.
It reads the same environment as the server and may be used while the server runs.

  npm run questions                      list them
  npm run questions -- erase             delete all; there is no way back
  npm run questions -- erase TEXT        delete those with this text in them, in capitals or not

Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

export const questions = operatorCommand('questions', HELP, {}, ([name = 'list', ...messages]) => {
  if (name === 'erase')
    return {
      onStore: async (store) => done(`${await eraseQuestions(store, messages.join(' '))} erased\n`),
      deletes: true,
    };
  if (name !== 'list') return `there is no command ${name}`;
  return {
    onStore: async (store) => {
      const rows = (await keptQuestions(store)).map(({ asked_at, language, card, question }) => [
        moment(asked_at).slice(0, 10),
        language,
        card,
        question,
      ]);
      return done(textTable([['asked', 'language', 'nearest card', 'question'], ...rows]));
    },
  };
});

if (import.meta.main) say(await questions(process.argv.slice(2), process.env));
