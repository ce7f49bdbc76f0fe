import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { faultyPlace, storeAt, temporaryStore } from '../../tests/support/temporary-store.ts';
import { createLog } from '../observability/log.ts';
import { openStore } from './open-store.ts';
import { postgresOutageCode } from './postgres-store.ts';

test('[CT-5] a commit that has returned is on disk, also where the database was set to hurry', async () => {
  const { db, place } = await temporaryStore('PostgreSQL');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set synchronous_commit to off`.execute(db);
  const hurried = await storeAt(place);
  expect((await sql`show synchronous_commit`.execute(hurried.db)).rows).toEqual([
    { synchronous_commit: 'on' },
  ]);
});

test('[CT-5] a database that falls silent is an outage within seconds, and works again when it speaks', async () => {
  const { place, line } = await faultyPlace();
  const { outbox } = submissionsIn(await storeAt(place));
  expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
  line.silence();
  const began = performance.now();
  const accepted = await Promise.all(Array.from({ length: 20 }, () => outbox.accept(contactSubmission())));
  expect(new Set(accepted.map(({ ok }) => ok))).toEqual(new Set([false]));
  expect(performance.now() - began).toBeLessThan(20_000); // TCP alone would need a quarter of an hour
  await line.mend();
  expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
});

test('[CT-5] a row that is kept locked holds a request up for seconds, not for ever', async () => {
  const store = await temporaryStore('PostgreSQL');
  await store.db.insertInto('settings').values({ name: 'key', value: 'a' }).execute();
  const change = store.db.updateTable('settings').set({ value: 'b' }).where('name', '=', 'key');
  await store.db.transaction().execute(async (other) => {
    await sql`select value from settings for update`.execute(other);
    const error: unknown = await change.execute().catch((thrown: unknown) => thrown);
    expect(store.outageCode(error)).toBe('57014');
  });
});

test('a site that starts before its database waits for it', async () => {
  const { place, line } = await faultyPlace();
  await line.cut();
  const opened = openStore(place, { log: createLog('silent'), migrations: {} });
  await line.mend();
  const store = await opened;
  expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await store.close();
});

const withCode = (error: Error, code: string) => Object.assign(error, { code });
const fromServer = (code: string) => withCode(new DatabaseError('as PostgreSQL says it', 0, 'error'), code);

test('[CT-5] what passes, or an operator ends, is an outage; a fault of ours is not', () => {
  // Shut down, starting up, too many connections, disk full, only reads, password changed, connection failure.
  for (const code of ['57P01', '57P03', '53300', '53100', '25006', '28P01', '08006'])
    expect(postgresOutageCode(fromServer(code))).toBe(code);
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND'])
    expect(postgresOutageCode(withCode(new Error('from the system'), code))).toBe(code);
  // A second row under one key, a mistake in a statement, a text too long for its column.
  for (const code of ['23505', '42601', '22001'])
    expect(postgresOutageCode(fromServer(code))).toBeUndefined();
  expect(postgresOutageCode(new TypeError('undefined is not a function'))).toBeUndefined();
});
