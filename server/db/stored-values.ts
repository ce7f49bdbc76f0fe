import type { z } from 'zod';
import type { WithDb } from './store.ts';

export async function readValue({ db }: WithDb, name: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

export async function writeValue({ db }: WithDb, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns undefined if the value is unset or empty. @throws ZodError for a value of another shape */
export async function readJsonValue<Value>(
  store: WithDb,
  name: string,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> {
  const value = await readValue(store, name);
  return value ? schema.parse(JSON.parse(value)) : undefined;
}

/** The first process to write decides the value for all processes on the store. */
export async function readOrInsertValue(store: WithDb, name: string, fresh: () => string): Promise<string> {
  await store.db
    .insertInto('settings')
    .values({ name, value: fresh() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const value = await readValue(store, name);
  if (value === undefined) throw new Error(`the store has lost its ${name}`);
  return value;
}
