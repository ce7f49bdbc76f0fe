import { keptQuestions } from '../server/chat/kept-questions.ts';
import { done, onStore, say } from './operator-command.ts';
import { textTable } from './text-table.ts';

/**
 * `npm run questions`: what visitors asked and the assistant was not sure of, with the nearest card, where
 * CHAT_KEEP_QUESTIONS=on keeps it. It may be used while the server runs.
 */
say(
  await onStore(process.env, async (store) => {
    const rows = (await keptQuestions(store)).map(({ asked_at, language, card, question }) => [
      new Date(asked_at).toISOString().slice(0, 10),
      language,
      card,
      question,
    ]);
    return done(textTable([['asked', 'language', 'nearest card', 'question'], ...rows]));
  }),
);
