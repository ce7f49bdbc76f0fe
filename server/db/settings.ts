import type { Store } from './store.ts';

type WithDb = Pick<Store, 'db'>;

export async function keptValue({ db }: WithDb, name: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

export async function keepValue({ db }: WithDb, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** One value for all processes on this store: the first to write wins. */
export async function keepFirst(store: WithDb, name: string, fresh: () => string): Promise<string> {
  await store.db
    .insertInto('settings')
    .values({ name, value: fresh() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const value = await keptValue(store, name);
  if (value === undefined) throw new Error(`the store has lost its ${name}`);
  return value;
}
