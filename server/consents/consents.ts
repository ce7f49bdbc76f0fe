import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { ConsentChoice, Store } from '../db/store.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../observability/log.ts';
import { type Consumed, countUse } from '../rate-limit/count-use.ts';

export type ConsentCategories = { analytics: boolean; marketing: boolean };

export type Decision = {
  choice: ConsentChoice;
  categories: ConsentCategories;
  version: string;
  language: string;
  /** Global Privacy Control. */
  gpc: boolean;
  shown: { version: string; wording: string };
};

/** `ok` means on disk. */
type Recorded = { ok: true; receipt: string; decidedAt: number } | Exclude<Consumed, { ok: true }>;

export type Consents = {
  /** Over the daily limit an acceptance is `limited`, since it could not be proved; a refusal needs no proof. */
  record: (decision: Decision) => Promise<Recorded>;
};

/** For all visitors together: some 2 GB in three years. */
const DECISIONS_A_DAY = 10_000;
const SECONDS_A_DAY = 86_400;

type Deps = { store: Store; clock: Clock; ids: Pick<Ids, 'receipt'>; log: Log; decisionsADay?: number };

/** Evidence of consent (GDPR, Article 7(1)), never by whom: only the visitor's receipt leads to a record. */
export function createConsents(deps: Deps): Consents {
  const { store, clock, ids, log, decisionsADay: points = DECISIONS_A_DAY } = deps;
  const { db } = store;
  const daily = store.limiter({ keyPrefix: 'consent_day', points, duration: SECONDS_A_DAY });

  async function keepWording({ shown, language }: Decision, now: number): Promise<string> {
    const hash = createHash('sha256').update(shown.wording).digest('hex');
    await db
      .insertInto('consent_wordings')
      .values({ hash, version: shown.version, language, wording: shown.wording, first_shown_at: now })
      .onConflict((conflict) => conflict.columns(['version', 'language']).doNothing())
      .execute();
    return hash;
  }

  // The wording may change while a page is open; an unknown revision has no hash.
  async function earlierWording({ version, language }: Decision): Promise<string | null> {
    const row = await db
      .selectFrom('consent_wordings')
      .select('hash')
      .where('version', '=', version)
      .where('language', '=', language)
      .executeTakeFirst();
    return row?.hash ?? null;
  }

  async function insert(decision: Decision): Promise<Recorded> {
    const { choice, categories, version, language, gpc, shown } = decision;
    const decidedAt = clock.now();
    const receipt = ids.receipt();
    // A crash in between never leaves a hash without its wording.
    const wording =
      version === shown.version ? await keepWording(decision, decidedAt) : await earlierWording(decision);
    await db
      .insertInto('consents')
      .values({
        receipt,
        decided_at: decidedAt,
        choice,
        analytics: categories.analytics ? 1 : 0,
        marketing: categories.marketing ? 1 : 0,
        version,
        wording,
        language,
        gpc: gpc ? 1 : 0,
      })
      .execute();
    return { ok: true, receipt, decidedAt };
  }

  return {
    record: async (decision) => {
      const today = new Date(clock.now()).toISOString().slice(0, '2026-11-21'.length);
      const counted = await countUse(daily, today, { store, log });
      if (!counted.ok) {
        const { analytics, marketing } = decision.categories;
        const isNo = !(analytics || marketing);
        return isNo && counted.reason === 'limited'
          ? { ok: true, receipt: '', decidedAt: clock.now() }
          : counted;
      }
      try {
        return await insert(decision);
      } catch (error) {
        const code = store.outageCode(error);
        if (code === undefined) throw error;
        log.error({ code }, 'consents.store_unavailable');
        return { ok: false, reason: 'unavailable' };
      }
    },
  };
}
