import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import {
  command,
  faultyPlace,
  storeAt,
  temporaryPlace,
  temporaryStore,
} from '../../tests/support/temporary-store.ts';
import { createLog } from '../observability/log.ts';
import { openStore } from './open-store.ts';
import { postgresOutageCode } from './postgres-store.ts';
import { keptSecret } from './settings.ts';
import type { Store } from './store.ts';

const log = createLog('silent');
const unavailable = { ok: false, reason: 'unavailable' };

const outboxOf = (store: Store) => submissionsIn(store).outbox;

test('[CT-5] a commit that has returned is on disk, also where the database was set to hurry', async () => {
  const { db, place } = await temporaryStore('PostgreSQL');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set synchronous_commit to off`.execute(db);
  const hurried = await storeAt(place);
  expect((await sql`show synchronous_commit`.execute(hurried.db)).rows).toEqual([
    { synchronous_commit: 'on' },
  ]);
});

test('[CT-5] a claimant passes by the submission that another is taking at this moment, and does not wait for it', async () => {
  const store = await temporaryStore('PostgreSQL');
  const { outbox, claims } = submissionsIn(store);
  const first = await outbox.accept(contactSubmission());
  const second = await outbox.accept(contactSubmission());
  await store.db.transaction().execute(async (other) => {
    await sql`select id from outbox where id = ${first.ok ? first.id : ''} for update`.execute(other);
    expect((await claims.claim(2)).map(({ id }) => id)).toEqual([second.ok && second.id]);
  });
});

test('[CT-5] connections that are killed under load cost no submission, and the process lives on', async () => {
  const { place, ...store } = await temporaryStore('PostgreSQL');
  const outbox = outboxOf(store);
  const acknowledged: string[] = [];
  // Until some were killed with a submission in their hands.
  for (let refused = 0; refused === 0; ) {
    const sent = Promise.all(Array.from({ length: 400 }, () => outbox.accept(contactSubmission())));
    await command(
      place.databaseUrl ?? '',
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    for (const accepted of await sent) {
      if (accepted.ok) acknowledged.push(accepted.id);
      else refused += 1;
    }
  }
  const rows = await store.db.selectFrom('outbox').select('id').execute();
  const found = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
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
  const opened = openStore(place, { log, timeoutMs: 30_000, migrations: {} });
  await line.mend();
  const store = await opened;
  expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await store.close();
});

test('a database server that does not write to the disk is named in the log', async () => {
  const server = await startPostgres();
  onTestFinished(server.remove);
  await command(server.url, 'alter system set fsync to off');
  await server.halt();
  await server.start();
  const lines: string[] = [];
  const spoken = createLog('error', { write: (line) => lines.push(line) });
  const store = await openStore(
    { dataDir: '/nowhere', databaseUrl: server.url },
    { log: spoken, timeoutMs: 0, migrations: {} },
  );
  await store.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', setting: 'fsync' }]);
});

function fromServer(code: string): DatabaseError {
  return Object.assign(new DatabaseError('as PostgreSQL says it', 0, 'error'), { code });
}

test.for([
  ['57P01', 'shut down by an operator'],
  ['57P03', 'starting up'],
  ['53300', 'too many connections'],
  ['53100', 'disk full'],
  ['57014', 'cancelled by the time-out of a statement'],
  ['25006', 'a replica that only reads'],
  ['28P01', 'the password was changed'],
  ['08006', 'connection failure'],
] as const)('[CT-5] %s (%s) is an outage', ([code]) => {
  expect(postgresOutageCode(fromServer(code))).toBe(code);
});

test.for([
  ['23505', 'a second row under one key'],
  ['42601', 'a mistake in a statement'],
  ['22001', 'a text too long for its column'],
] as const)('%s (%s) is a fault of ours', ([code]) => {
  expect(postgresOutageCode(fromServer(code))).toBeUndefined();
});

test.for(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND'])('[CT-5] %s is an outage', (code) => {
  expect(postgresOutageCode(Object.assign(new Error('from the system'), { code }))).toBe(code);
});

test('a fault that knows nothing of a database is a fault of ours', () => {
  expect(postgresOutageCode(new TypeError('undefined is not a function'))).toBeUndefined();
  expect(postgresOutageCode('ECONNREFUSED')).toBeUndefined();
});

test('a second user takes a database over from the first, as the operator’s manual says, and the first is locked out', async () => {
  const { dataDir, databaseUrl = '' } = await temporaryPlace('PostgreSQL');
  const database = new URL(databaseUrl).pathname.slice(1);
  const name = `site_${database.slice(-8)}`;
  const address = (user: string) => {
    const url = new URL(databaseUrl);
    Object.assign(url, { username: user, password: 'hunter2' });
    return { dataDir, databaseUrl: url.href };
  };
  const server = inject('postgresUrl');
  await command(server, `create role ${name} login password 'hunter2'`);
  await command(server, `alter database ${database} owner to ${name}`);
  onTestFinished(async () => {
    await command(databaseUrl, `reassign owned by ${name} to current_user`);
    await command(server, `alter database ${database} owner to current_user`);
    await command(databaseUrl, `drop owned by ${name}`);
    await command(server, `drop role ${name}_next, ${name}`);
  });
  const first = await storeAt(address(name));
  await keptSecret(first, 'name', () => 'made by the first');
  await first.close();

  await command(server, `create role ${name}_next login password 'hunter2' in role ${name} inherit`);
  await command(server, `alter role ${name}_next set role = ${name}`);
  await command(server, `alter role ${name} nologin`);
  const second = await storeAt(address(`${name}_next`));
  expect(await keptSecret(second, 'name', () => 'made by the second')).toBe('made by the first');
  await second.close();
  await expect(storeAt(address(name))).rejects.toThrow('not permitted to log in');
});
