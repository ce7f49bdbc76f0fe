import type { Selectable } from 'kysely';
import type { ConsentChoice, ConsentTable, Store } from '../store/store.ts';
import type { ConsentCategories } from './decision.ts';

/** A decision as an operator sees it. Moments are milliseconds since 1970. */
export type ConsentRecord = {
  receipt: string;
  decidedAt: number;
  choice: ConsentChoice;
  categories: ConsentCategories;
  version: string;
  /** The hash of the words that were shown; null where it is not known. */
  wording: string | null;
  language: string;
  gpc: boolean;
};

/** The words of a version in a language, and their hash. */
export type WordingRecord = {
  hash: string;
  version: string;
  language: string;
  /** JSON, letter for letter what the hash was taken of. */
  wording: string;
  firstShownAt: number;
};

export type ConsentAdmin = {
  /** Oldest first; from a moment on, if one is given. */
  list: (since?: number) => Promise<ConsentRecord[]>;
  /** Oldest first. */
  wordings: () => Promise<WordingRecord[]>;
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
    list: async (since = 0) => {
      const rows = await db
        .selectFrom('consents')
        .selectAll()
        .where('decided_at', '>=', since)
        .orderBy('decided_at')
        .orderBy('receipt')
        .execute();
      return rows.map(toRecord);
    },
    wordings: async () => {
      const rows = await db
        .selectFrom('consent_wordings')
        .selectAll()
        .orderBy('first_shown_at')
        .orderBy('version')
        .orderBy('language')
        .execute();
      return rows.map(({ first_shown_at: firstShownAt, ...row }) => ({ ...row, firstShownAt }));
    },
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

function toRecord(row: Selectable<ConsentTable>): ConsentRecord {
  return {
    receipt: row.receipt,
    decidedAt: row.decided_at,
    choice: row.choice,
    categories: { analytics: row.analytics === 1, marketing: row.marketing === 1 },
    version: row.version,
    wording: row.wording,
    language: row.language,
    gpc: row.gpc === 1,
  };
}
