import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Decision } from './decision.ts';

/** `ok` means on disk: it would survive a crash and a power cut. `decidedAt` is in milliseconds since 1970. */
type Recorded = { ok: true; receipt: string; decidedAt: number } | { ok: false; reason: 'unavailable' };

export type Consents = {
  /** Writes a decision down as evidence. A store that cannot write is an answer, not an exception. */
  record: (decision: Decision) => Promise<Recorded>;
};

type Deps = { store: Store; clock: Clock; ids: Pick<Ids, 'receipt'>; log: Log };

/**
 * The evidence of consent (GDPR, Article 7(1)): what was decided, when, and on which words; never by whom. The receipt
 * that the visitor holds is the only thread to a row.
 */
export function createConsents({ store, clock, ids, log }: Deps): Consents {
  const { db } = store;

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
