import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { command } from '../../tests/support/temporary-database.ts';
import { faultyPlace, storeAt, temporaryStore } from '../../tests/support/temporary-store.ts';
import { createLog } from '../observability/log.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const log = createLog('silent');
/** A busy machine may take its time; what is polled for comes, or the test fails. */
const PATIENCE = { timeout: 30_000 };
const unavailable = { ok: false, reason: 'unavailable' };

const outboxOf = (store: Store) => submissionsIn(store).outbox;

async function idsIn({ db }: Store): Promise<Set<string>> {
  return new Set((await db.selectFrom('outbox').select('id').execute()).map(({ id }) => id));
}

/** Sixteen senders; `acknowledged` grows while they send, and `stop` waits for the last answers. */
function underLoad(store: Store) {
  const outbox = outboxOf(store);
  const acknowledged: string[] = [];
  let refused = 0;
  let over = false;
  const senders = Array.from({ length: 16 }, async () => {
    while (!over) {
      const accepted = await outbox.accept(contactSubmission());
      if (accepted.ok) acknowledged.push(accepted.id);
      else {
        refused += 1;
        await pause(10);
      }
    }
  });
  const stop = async () => {
    over = true;
    await Promise.all(senders);
  };
  return { acknowledged, refused: () => refused, stop };
}

test('[CT-5] a commit that has returned is on disk, also where the database was set to hurry', async () => {
  const { db, place } = await temporaryStore('PostgreSQL');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set synchronous_commit to off`.execute(db);
  const hurried = await storeAt(place);
  expect((await sql`show synchronous_commit`.execute(hurried.db)).rows).toEqual([
    { synchronous_commit: 'on' },
  ]);
});

test('[CT-5] a claimant passes by the letter that another is taking at this moment, and does not wait for it', async () => {
  const store = await temporaryStore('PostgreSQL');
  const { outbox, claims } = submissionsIn(store);
  const first = await outbox.accept(contactSubmission());
  const second = await outbox.accept(contactSubmission());
  await store.db.transaction().execute(async (other) => {
    await sql`select id from outbox where id = ${first.ok ? first.id : ''} for update`.execute(other);
    expect((await claims.claim(2)).submissions.map(({ id }) => id)).toEqual([second.ok && second.id]);
  });
});

test('[CT-5] connections that are killed under load cost no letter, and the process lives on', async () => {
  const { place, ...store } = await temporaryStore('PostgreSQL');
  const load = underLoad(store);
  const grown = (by: number) => {
    const enough = load.acknowledged.length + by;
    return expect.poll(() => load.acknowledged.length, PATIENCE).toBeGreaterThan(enough);
  };
  // Until some of them were killed with a letter in their hands.
  for (let kills = 0; kills < 5 || load.refused() === 0; kills += 1) {
    await grown(50);
    await command(
      place.databaseUrl ?? '',
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  await grown(50);
  await load.stop();
  const found = await idsIn(store);
  expect(load.acknowledged.filter((id) => !found.has(id))).toEqual([]);
});

test('[CT-5] a database that falls silent is an outage within seconds, and works again when it speaks', async () => {
  const { place, line } = await faultyPlace();
  const store = await storeAt(place);
  const outbox = outboxOf(store);
  expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
  line.silence();
  const began = performance.now();
  expect(await Promise.all(Array.from({ length: 20 }, () => outbox.accept(contactSubmission())))).toEqual(
    Array.from({ length: 20 }, () => unavailable),
  );
  expect(performance.now() - began).toBeLessThan(20_000); // TCP alone would take a quarter of an hour
  await line.mend();
  expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
});

test('[CT-5] a disk that PostgreSQL calls full is said, not thrown; once there is room letters are taken again', async () => {
  const store = await temporaryStore('PostgreSQL');
  const outbox = outboxOf(store);
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(store.db);
  await sql`create trigger full_disk before insert on outbox execute function no_room()`.execute(store.db);
  expect(await outbox.accept(contactSubmission())).toEqual(unavailable);
  await sql`drop trigger full_disk on outbox`.execute(store.db);
  expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
  expect((await idsIn(store)).size).toBe(1);
});

test('[CT-5] a row that somebody keeps locked holds a request up for seconds, not for ever', async () => {
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
  const opened = openStore(place, { log, timeoutMs: 30_000 });
  await line.mend();
  const store = await opened;
  expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await store.close();
});

test('a database server that does not write to the disk is named in the log', async () => {
  const server = await startPostgres();
  onTestFinished(server.remove);
  await command(server.url, 'alter system set fsync to off');
  await server.halt('fast');
  await server.start();
  const lines: string[] = [];
  const spoken = createLog('error', { write: (line) => lines.push(line) });
  const store = await openStore(
    { dataDir: '/nowhere', databaseUrl: server.url },
    { log: spoken, timeoutMs: 0 },
  );
  await store.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', setting: 'fsync' }]);
});
