import type { Answer, Assistant } from '../assistant/assistant.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../observability/log.ts';

/** Promised in the privacy policy (`questionDays` in content/facts.json). */
export const QUESTION_DAYS = 30;
const DAY = 24 * 60 * 60_000;

/** Stores a question that was not answered for sure; never throws. */
export type KeepQuestion = (question: string, found: Answer) => Promise<void> | undefined;

const hidden = '…';
/** Mail addresses, URLs, and tokens with a digit. */
const telling = /\S*@\S*|\S+:\/\/\S*|\S*\d\S*/gu;
/** Phrases of introduction in the five languages, with the name. */
const introduction =
  /((?:my name is|je m.appelle|ich hei(?:ß|ss)e|mein name ist|меня зовут|мене звати)\s+)\S+(?:\s+\S+)?/giu;
const word = /\p{L}[\p{L}\p{M}’'-]*/gu;

/** Removes personal data: figures, addresses, and words unknown to the site. */
export function cleaned(question: string, knows: (word: string) => boolean): string {
  const isKnown = (one: string) => knows(one) || one.split(/[’'-]/).every((part) => !part || knows(part));
  return question
    .replace(introduction, `$1${hidden}`)
    .replace(telling, hidden)
    .replace(word, (one) => (isKnown(one) ? one : hidden))
    .replace(/…(?:\s*…)+/g, hidden)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}

type Deps = {
  store: Pick<Store, 'db'>;
  builtIn: Pick<Assistant, 'knows'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
};

export function questionKeeper({ store, builtIn, clock, log }: Deps): KeepQuestion {
  return async (question, { band, card, language }) => {
    if (band === 'sure') return;
    const row = { asked_at: clock.now(), language, card, question: cleaned(question, builtIn.knows) };
    try {
      await store.db
        .insertInto('kept_questions')
        .values(row)
        .onConflict((twice) => twice.doNothing())
        .execute();
    } catch (error) {
      // A failure here must not cost the visitor the answer.
      log.warn({ err: error }, 'chat.question_not_kept');
    }
  };
}

/** Oldest first. */
export function keptQuestions({ db }: Pick<Store, 'db'>) {
  return db.selectFrom('kept_questions').selectAll().orderBy('asked_at').execute();
}

/** Deletes questions that contain `text` (any case), or all; returns their number. */
export async function eraseQuestions({ db }: Pick<Store, 'db'>, text: string): Promise<number> {
  const found = (await keptQuestions({ db })).filter(({ question }) =>
    question.toLowerCase().includes(text.toLowerCase()),
  );
  for (const { asked_at, question } of found)
    await db
      .deleteFrom('kept_questions')
      .where('asked_at', '=', asked_at)
      .where('question', '=', question)
      .execute();
  return found.length;
}

/** Deletes expired questions; returns their number. */
export async function purgeQuestions({ db }: Pick<Store, 'db'>, now: number): Promise<number> {
  const gone = await db
    .deleteFrom('kept_questions')
    .where('asked_at', '<', now - QUESTION_DAYS * DAY)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
