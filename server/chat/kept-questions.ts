import type { Answer, Assistant } from '../assistant/assistant.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';

/** The privacy policy promises it (`questionDays` in content/facts.json). */
export const QUESTION_DAYS = 30;
const DAY = 24 * 60 * 60_000;

/** Keeps a question that was not answered for sure; never throws. */
export type KeepQuestion = (question: string, found: Answer) => Promise<void> | undefined;

const hidden = '…';
/** Mailboxes, addresses, and everything with a digit in it. */
const telling = /\S*@\S*|\S+:\/\/\S*|\S*\d\S*/gu;
/** Who says who they are, in the five languages, and the name. */
const introduction =
  /((?:my name is|je m.appelle|ich hei(?:ß|ss)e|mein name ist|меня зовут|мене звати)\s+)\S+(?:\s+\S+)?/giu;
const capitalised = /\p{Lu}[\p{L}’'-]*/gu;

/**
 * A question without what tells of a person: figures, addresses, and every name that the site does not know. In small
 * letters a name cannot be told from a word.
 */
export function cleaned(question: string, knows: (word: string) => boolean): string {
  return question
    .replace(introduction, `$1${hidden}`)
    .replace(telling, hidden)
    .replace(capitalised, (word) => (word.split(/[’'-]/).every(knows) ? word : hidden))
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
    } catch (fault) {
      // The visitor's answer matters more.
      log.warn({ err: fault }, 'chat.question_not_kept');
    }
  };
}

/** What was asked and not answered for sure, oldest first. */
export function keptQuestions({ db }: Pick<Store, 'db'>) {
  return db.selectFrom('kept_questions').selectAll().orderBy('asked_at').execute();
}

/** Deletes the questions that have had their time. */
export async function purgeQuestions({ db }: Pick<Store, 'db'>, now: number): Promise<number> {
  const gone = await db
    .deleteFrom('kept_questions')
    .where('asked_at', '<', now - QUESTION_DAYS * DAY)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
