import type { Selectable } from 'kysely';
import type { ConsentTable, ConsentWordingTable, Store } from '../store/store.ts';

/** A decision, and the words of a version in a language, as they are evidence: the rows of the store. */
export type ConsentRow = Selectable<ConsentTable>;
export type WordingRow = Selectable<ConsentWordingTable>;

export type ConsentAdmin = {
  /** Oldest first; from a moment on, if one is given. */
  list: (since?: number) => Promise<ConsentRow[]>;
  /** Oldest first. */
  wordings: () => Promise<WordingRow[]>;
  /** Deletes decisions from before a moment, and words as old that no decision refers to any more. */
  purge: (before: number) => Promise<{ consents: number; wordings: number }>;
};

/**
 * How many years a decision is kept. No law names the period: three years after it, a dispute about what was measured
 * on one visit is no longer likely, and the proof is no longer needed. The privacy policy promises it
 * (`consentRecordYears` in content/facts.json).
 */
export const CONSENT_RECORD_YEARS = 3;

/** The moment before which decisions are past their time: the same day, years ago. */
export function consentCutoff(now: number): number {
  const edge = new Date(now);
  return edge.setUTCFullYear(edge.getUTCFullYear() - CONSENT_RECORD_YEARS);
}

/** The operator's side of the evidence; safe to use while a server runs on the same store. */
export function createConsentAdmin({ db }: Pick<Store, 'db'>): ConsentAdmin {
  return {
    list: (since = 0) =>
      db
        .selectFrom('consents')
        .selectAll()
        .where('decided_at', '>=', since)
        .orderBy('decided_at')
        .orderBy('receipt')
        .execute(),
    wordings: () =>
      db
        .selectFrom('consent_wordings')
        .selectAll()
        .orderBy('first_shown_at')
        .orderBy('version')
        .orderBy('language')
        .execute(),
    purge: async (before) => {
      const consents = await db.deleteFrom('consents').where('decided_at', '<', before).executeTakeFirst();
      // Young words may be today's, and a decision on them on its way at this moment. Old ones that are still shown
      // come back with the next decision on them.
      const wordings = await db
        .deleteFrom('consent_wordings')
        .where('first_shown_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('consents')
                .select('receipt')
                .whereRef('consents.version', '=', 'consent_wordings.version')
                .whereRef('consents.language', '=', 'consent_wordings.language'),
            ),
          ),
        )
        .executeTakeFirst();
      return { consents: Number(consents.numDeletedRows), wordings: Number(wordings.numDeletedRows) };
    },
  };
}
