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
