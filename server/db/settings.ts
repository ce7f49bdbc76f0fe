import type { Store } from './store.ts';

type WithDb = Pick<Store, 'db'>;

/** A value that the store keeps for all processes on it; undefined where nobody has kept one yet. */
export async function keptValue({ db }: WithDb, name: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

/** Keeps a value in the store, in place of the one before. */
export async function keepValue({ db }: WithDb, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * A secret that the store keeps: made at the first call, the same ever after and for every process on this store.
 * @param fresh makes a new one; whichever process writes first wins
 */
export async function keptSecret(store: WithDb, name: string, fresh: () => string): Promise<string> {
  await store.db
    .insertInto('settings')
    .values({ name, value: fresh() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const value = await keptValue(store, name);
  if (value === undefined) throw new Error(`the store has lost its ${name}`);
  return value;
}
