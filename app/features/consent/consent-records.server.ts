import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { outageCodeOrThrow, runDelete, type WithDb } from '../../../server/db/store.ts';
import type { LimitUse } from '../../../server/rate-limit/count-use.ts';
import type { Services } from '../../../server/services.ts';
import type { ConsentCategories } from '../../lib/browser-state/allowed-categories.ts';
import { utcDay } from '../../lib/utc-day.ts';
import { allowsAny, type ConsentChoice, type StoredConsent } from './consent-cookie.ts';
import type { ConsentTables } from './consent-tables.server.ts';

export type ConsentRow = Selectable<ConsentTables['consents']>;
type WordingRow = Selectable<ConsentTables['consent_wordings']>;

export type NewConsentRecord = {
  choice: ConsentChoice;
  categories: ConsentCategories;
  version: string;
  language: string;
  /** True if the browser sends Global Privacy Control. */
  gpc: boolean;
  /** The present question. `version` may be an older one. */
  live: { version: string; wording: string };
};

type RecordOutcome = { ok: true; consent: StoredConsent } | Exclude<LimitUse, { ok: true }>;

const tables = ({ db }: WithDb) => db.withTables<ConsentTables>();

/** The privacy policy promises this. No law names a period, and after three years disputes are unlikely. */
export const CONSENT_RECORD_YEARS = 3;

/**
 * Stores evidence of a consent (GDPR, Article 7(1)), to which only the visitor's receipt leads. Over the daily limit, a refusal
 * needs no proof, but an acceptance is `limited`.
 */
export async function recordConsent(
  record: NewConsentRecord,
  { store, limits, clock, ids, log }: Pick<Services, 'store' | 'limits' | 'clock' | 'ids' | 'log'>,
): Promise<RecordOutcome> {
  const { version, categories } = record;
  const decidedAt = clock.now();
  const date = utcDay(decidedAt);
  const outcomeWith = (receipt: string): RecordOutcome => ({
    ok: true,
    consent: { version, date, categories, receipt },
  });
  const dayUse = await limits.consume('consent_day', date);
  if (!dayUse.ok) return dayUse.reason === 'limited' && !allowsAny(record) ? outcomeWith('') : dayUse;
  try {
    const receipt = ids.receipt();
    await insert(record, receipt, decidedAt, store);
    return outcomeWith(receipt);
  } catch (error) {
    log.error({ code: outageCodeOrThrow(store, error) }, 'consents.store_unavailable');
    return { ok: false, reason: 'unavailable' };
  }
}

async function insert(
  record: NewConsentRecord,
  receipt: string,
  decidedAt: number,
  store: WithDb,
): Promise<void> {
  const db = tables(store);
  const { choice, categories, version, language, gpc, live } = record;
  // Stored before the record, so that a crash never leaves a hash without its wording.
  if (version === live.version)
    await db
      .insertInto('consent_wordings')
      .values({ hash: sha256(live.wording), ...live, language, first_shown_at: decidedAt })
      .onConflict((conflict) => conflict.columns(['version', 'language']).doNothing())
      .execute();
  // The page may have been open while the wording changed. A version without an earlier choice has no hash.
  const shownWording = await db
    .selectFrom('consent_wordings')
    .select('hash')
    .where('version', '=', version)
    .where('language', '=', language)
    .executeTakeFirst();
  await db
    .insertInto('consents')
    .values({
      receipt,
      decided_at: decidedAt,
      choice,
      analytics: categories.analytics ? 1 : 0,
      marketing: categories.marketing ? 1 : 0,
      version,
      wording: shownWording?.hash ?? null,
      language,
      gpc: gpc ? 1 : 0,
    })
    .execute();
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export function listConsents(store: WithDb, since = 0): Promise<ConsentRow[]> {
  return tables(store)
    .selectFrom('consents')
    .selectAll()
    .where('decided_at', '>=', since)
    .orderBy('decided_at')
    .orderBy('receipt')
    .execute();
}

export function listWordings(store: WithDb): Promise<WordingRow[]> {
  return tables(store)
    .selectFrom('consent_wordings')
    .selectAll()
    .orderBy('first_shown_at')
    .orderBy('version')
    .orderBy('language')
    .execute();
}

export async function purgeConsents(store: WithDb, now: number) {
  const db = tables(store);
  const edge = new Date(now);
  const before = edge.setUTCFullYear(edge.getUTCFullYear() - CONSENT_RECORD_YEARS);
  const consents = await runDelete(db.deleteFrom('consents').where('decided_at', '<', before));
  // A recent wording is kept, because its record may be arriving. A deleted one that is still shown returns with a record.
  const expired = db
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
    );
  return { consents, wordings: await runDelete(expired) };
}
