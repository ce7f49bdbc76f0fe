import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import { type Consumed, countUse } from '../limits/count-use.ts';
import type { Log } from '../log/log.ts';
import type { ConsentChoice, Store } from '../store/store.ts';

/** The categories that a visitor may say yes or no to. What is essential is not asked. */
export type ConsentCategories = { analytics: boolean; marketing: boolean };

/** What a visitor has decided about cookies, and about which words. */
export type Decision = {
  choice: ConsentChoice;
  categories: ConsentCategories;
  /** The version of the question that was answered. */
  version: string;
  language: string;
  /** Whether the browser sent Global Privacy Control. */
  gpc: boolean;
  /** What the site asks today in that language: the version and the exact words. */
  shown: { version: string; wording: string };
};

/** `ok` means on disk: it would survive a crash and a power cut. `decidedAt` is in milliseconds since 1970. */
type Recorded = { ok: true; receipt: string; decidedAt: number } | Exclude<Consumed, { ok: true }>;

export type Consents = {
  /**
   * Writes a decision down as evidence. A store that cannot write is an answer, not an exception. Beyond the day's
   * decisions a yes is `limited`, since it could not be proved, and a no holds without a receipt: it needs no proof.
   */
  record: (decision: Decision) => Promise<Recorded>;
};

/**
 * Decisions that are written down in one day, of all visitors together: many times what a busy day brings, and in three
 * years no more than the disk of a small server holds (some 2 GB), whoever sends them.
 */
const DECISIONS_A_DAY = 10_000;
const SECONDS_A_DAY = 86_400;

type Deps = { store: Store; clock: Clock; ids: Pick<Ids, 'receipt'>; log: Log; decisionsADay?: number };

/**
 * The evidence of consent (GDPR, Article 7(1)): what was decided, when, and on which words; never by whom. The receipt
 * that the visitor holds is the only thread to a row.
 */
export function createConsents(deps: Deps): Consents {
  const { store, clock, ids, log, decisionsADay: points = DECISIONS_A_DAY } = deps;
  const { db } = store;
  const daily = store.limiter({ keyPrefix: 'consent_day', points, duration: SECONDS_A_DAY });

  /** Keeps today's words, the first time that somebody answers them, and gives their hash. */
  async function keepWording({ shown, language }: Decision, now: number): Promise<string> {
    const hash = createHash('sha256').update(shown.wording).digest('hex');
    await db
      .insertInto('consent_wordings')
      .values({ hash, version: shown.version, language, wording: shown.wording, first_shown_at: now })
      .onConflict((conflict) => conflict.columns(['version', 'language']).doNothing())
      .execute();
    return hash;
  }

  // A page that was open while the words changed answers the old ones. What somebody else has answered before is
  // known; a version that nobody has is recorded as it was named, without a hash that would be a guess.
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
    // The words first: a crash in between leaves words that nobody has answered, never a hash that nobody can explain.
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
      } catch (fault) {
        const code = store.outageCode(fault);
        if (code === undefined) throw fault;
        log.error({ code }, 'consents.store_unavailable');
        return { ok: false, reason: 'unavailable' };
      }
    },
  };
}
