import type { Store } from './store.ts';

/**
 * A secret that the store keeps: made at the first call, the same ever after and for every process on this store.
 * @param fresh makes a new one; whichever process writes first wins
 */
export async function keptSecret(
  { db }: Pick<Store, 'db'>,
  name: string,
  fresh: () => string,
): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: fresh() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
