import type { Selectable } from 'kysely';
import type { ConsentTable, ConsentWordingTable, Store } from '../db/store.ts';

export type ConsentRow = Selectable<ConsentTable>;
type WordingRow = Selectable<ConsentWordingTable>;

export type ConsentAdmin = {
  /** Oldest first, optionally from a time on. */
  list: (since?: number) => Promise<ConsentRow[]>;
  /** Oldest first. */
  wordings: () => Promise<WordingRow[]>;
  /** Deletes consent records from before a time, and old wordings without records. */
  purge: (before: number) => Promise<{ consents: number; wordings: number }>;
};

/**
 * In years. No law names a period; after three, disputes are unlikely. Promised in the privacy policy
 * (`consentRecordYears` in content/facts.json).
 */
export const CONSENT_RECORD_YEARS = 3;

/** The time before which consent records are expired. */
export function consentCutoff(now: number): number {
  const edge = new Date(now);
  return edge.setUTCFullYear(edge.getUTCFullYear() - CONSENT_RECORD_YEARS);
}

/** For commands of an operator; safe while a server runs. */
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
      // A record of a recent wording may be arriving at this moment; an old one that is still shown is stored again
      // with its next record.
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
