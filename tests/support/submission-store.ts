import type { ConsentTables } from '../../app/features/consent/consent-tables.server.ts';
import { DAY, systemClock } from '../../server/clock.ts';
import type { Store } from '../../server/db/store.ts';
import { contactSubmission, submissionsIn } from './submissions.ts';
import { type StoreKind, temporaryStore } from './temporary-store.ts';

export const eightDaysAgo = { ...systemClock, now: () => Date.now() - 8 * DAY };

/** Opens a store with one failed and one pending submission, and one delivered eight days ago. */
export async function submissionStore(kind: StoreKind) {
  const store = await temporaryStore(kind);
  const { outbox, claims } = submissionsIn(store, { clock: eightDaysAgo });
  const dead = await outbox.accept(
    contactSubmission({ name: '=HYPERLINK("https://evil.example")', message: 'say "hi"\nyou' }),
  );
  const [first] = await claims.claim(1);
  if (first) await claims.markDead(first, { status: 500, error: 'attempts_exhausted' });
  await outbox.accept({ kind: 'newsletter', payload: { email: 'old@example.org' } });
  const [second] = await claims.claim(1);
  if (second) await claims.markDelivered(second, 204);
  const today = submissionsIn(store, { clock: systemClock });
  await today.outbox.accept(contactSubmission());
  return { place: store.place, store, admin: today.admin, dead: dead.ok ? dead : { id: '', reference: '' } };
}

/** Returns all rows by table. */
export async function everythingIn(store: Store) {
  const db = store.db.withTables<ConsentTables>();
  return {
    outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    limits: await db.selectFrom('limits').selectAll().orderBy('key').execute(),
    settings: await db.selectFrom('settings').selectAll().execute(),
    consents: await db.selectFrom('consents').selectAll().execute(),
    wordings: await db.selectFrom('consent_wordings').selectAll().execute(),
  };
}
