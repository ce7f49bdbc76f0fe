import { systemClock } from '../../server/clock.ts';
import type { Store } from '../../server/store/store.ts';
import { contactLetter, lettersIn } from './letters.ts';
import { type StoreKind, temporaryStore } from './temporary-store.ts';

export const eightDaysAgo = { ...systemClock, now: () => Date.now() - 8 * 86_400_000 };

/** A store that a server has open, with one dead, one delivered eight days ago and one waiting letter. */
export async function storeOfLetters(kind: StoreKind) {
  const store = await temporaryStore(kind);
  const { outbox, claims } = lettersIn(store, { clock: eightDaysAgo });
  const dead = await outbox.accept(
    contactLetter({ name: '=HYPERLINK("https://evil.example")', message: 'say "hi"\nyou' }),
  );
  const [first] = (await claims.claim(1)).letters;
  if (first) await claims.dead(first, { status: 500, error: 'attempts_exhausted' });
  await outbox.accept({ kind: 'newsletter', payload: { email: 'old@example.org' } });
  const [second] = (await claims.claim(1)).letters;
  if (second) await claims.delivered(second, 204);
  const today = lettersIn(store, { clock: systemClock });
  await today.outbox.accept(contactLetter());
  return { place: store.place, store, admin: today.admin, dead: dead.ok ? dead : { id: '', reference: '' } };
}

/** Every row of a store, by its table. */
export async function everythingIn({ db }: Store) {
  const outbox = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const limits = await db.selectFrom('limits').selectAll().orderBy('key').execute();
  const settings = await db.selectFrom('settings').selectAll().execute();
  const consents = await db.selectFrom('consents').selectAll().execute();
  return {
    outbox,
    limits,
    settings,
    consents,
    wordings: await db.selectFrom('consent_wordings').selectAll().execute(),
  };
}
