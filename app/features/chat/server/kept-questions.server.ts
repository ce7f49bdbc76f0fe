import { DAY, MAX_AHEAD_MS } from '../../../../server/clock.ts';
import { runDelete, type WithDb } from '../../../../server/db/store.ts';
import type { Services } from '../../../../server/services.ts';
import type { AssistantAnswer } from '../retrieval/assistant.server.ts';

/** The privacy policy promises this. */
export const QUESTION_DAYS = 30;

type Tables = {
  /** The operator may keep questions without a sure answer. */
  kept_questions: { asked_at: number; language: string; card: string; question: string };
};

const tables = ({ db }: WithDb) => db.withTables<Tables>();

const HIDDEN_WORD = '…';
/** Matches mail addresses, URLs, and words with a digit of any script. */
const IDENTIFYING = /(?<!\S)\S*(?:@|:\/\/|\p{N})\S*/gu;
/** Matches "my name is …" and the like in the five languages, with the name. */
const INTRODUCTION =
  /((?:my name is|je m.appelle|ich hei(?:ß|ss)e|mein name ist|меня зовут|мене звати)\s+)\S+(?:\s+\S+)?/giu;
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;

/** Removes figures, addresses, and words unknown to the site. */
export function redact(question: string, knows: (word: string) => boolean): string {
  const isKnown = (token: string) =>
    knows(token) || token.split(/[’'-]/).every((part) => !part || knows(part));
  return question
    .replace(/\p{Cc}+/gu, ' ') // PostgreSQL cannot store \0
    .replace(INTRODUCTION, `$1${HIDDEN_WORD}`)
    .replace(IDENTIFYING, HIDDEN_WORD)
    .replace(WORD, (token) => (isKnown(token) ? token : HIDDEN_WORD))
    .replace(/…(?:\s*…)+/g, HIDDEN_WORD)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}

/** Never throws. */
export async function keepQuestion(
  question: string,
  { band, card, language }: Pick<AssistantAnswer, 'band' | 'card' | 'language'>,
  knows: (word: string) => boolean,
  { store, clock, log }: Pick<Services, 'store' | 'clock' | 'log'>,
): Promise<void> {
  if (band === 'sure') return;
  const row = { asked_at: clock.now(), language, card, question: redact(question, knows) };
  try {
    await tables(store)
      .insertInto('kept_questions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    // A failure here must not cost the visitor the answer.
    log.error({ err: error }, 'chat.question_not_kept');
  }
}

export async function questionsOf(store: WithDb, from: number, to: number): Promise<string[]> {
  const rows = await tables(store)
    .selectFrom('kept_questions')
    .select('question')
    .where('asked_at', '>=', from)
    .where('asked_at', '<', to)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ question }) => question);
}

export function keptQuestions(store: WithDb) {
  return tables(store).selectFrom('kept_questions').selectAll().orderBy('asked_at').execute();
}

/** Deletes questions that contain `text` in any case, or all. Returns their number. */
export async function eraseQuestions(store: WithDb, text: string): Promise<number> {
  const matching = (await keptQuestions(store)).filter(({ question }) =>
    question.toLowerCase().includes(text.toLowerCase()),
  );
  for (const { asked_at, question } of matching)
    await tables(store)
      .deleteFrom('kept_questions')
      .where('asked_at', '=', asked_at)
      .where('question', '=', question)
      .execute();
  return matching.length;
}

export async function purgeQuestions(store: WithDb, now: number) {
  const expired = tables(store)
    .deleteFrom('kept_questions')
    .where(({ not, between }) => not(between('asked_at', now - QUESTION_DAYS * DAY, now + MAX_AHEAD_MS)));
  return { questions: await runDelete(expired) };
}
