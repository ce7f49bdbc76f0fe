import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { setUpDelivery } from '../tests/support/delivery-setup.ts';
import { fakeClock } from '../tests/support/fake-clock.ts';
import { jobServicesIn } from '../tests/support/services.ts';
import { storeKinds, temporaryPlace, temporaryStore } from '../tests/support/temporary-store.ts';
import { openStore } from './db/open-store.ts';
import { submissionKind } from './delivery/submission.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './observability/log.ts';
import { type Migrations, mergeModules, type ServerModule } from './server-module.ts';

const log = createLog('silent');

/** Its row carries only an id. */
const visit = {
  kinds: {
    visit: submissionKind({
      stored: z.object({ id: z.string() }),
      mail: async ({ id }, { store: { db } }) => {
        const row = await db
          .selectFrom('settings')
          .select('value')
          .where('name', '=', String(id))
          .executeTakeFirst();
        const icalEvent = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' };
        return row && { to: 'anna@example.org', subject: row.value, text: 'Welcome', icalEvent };
      },
    }),
  },
} satisfies ServerModule;

describe.for(storeKinds)('in %s', (kind) => {
  test('a feature brings its own tables at any time, and a store starts without a feature that is gone, or that a newer version has added', async () => {
    const place = await temporaryPlace(kind);
    const open = async (migrations: Migrations) => {
      const store = await openStore(place, { log, timeoutMs: 0, migrations });
      onTestFinished(store.close);
      return store.db;
    };
    const create = {
      up: (db: Parameters<Migrations[string]['up']>[0]) =>
        db.schema.createTable('visits').addColumn('id', 'integer').execute(),
    };
    await open({});
    // Another feature may have an older number than the platform's newest migration.
    const earlier = await open({ '0002-visits': create });
    await sql`insert into visits (id) values (1)`.execute(earlier);
    // A newer version has left its migration in the table.
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(
      earlier,
    );
    expect((await sql`select id from visits`.execute(await open({}))).rows).toEqual([{ id: 1 }]);
  });

  test('[CT-5] a submission under its own id is stored once, leaves as a mail made at each attempt, with a calendar part', async () => {
    const { start, store, mailServer, admin } = await setUpDelivery(kind, {
      kinds: mergeModules([visit]).kinds,
    });
    const service = await start('webhook', 'mail');
    await store.db.insertInto('settings').values({ name: 'v1', value: 'At nine' }).execute();
    const accept = (id: string) =>
      service.outbox.accept({ kind: 'visit' as never, payload: { id } }, { id: `visit:${id}` });
    mailServer.tell(451, 1);
    const first = await accept('v1');
    expect(first).toMatchObject({ ok: true, id: 'visit:v1' });
    expect(await accept('v1')).toEqual(first);
    await accept('erased');
    await service.whenSettled();
    await store.db.updateTable('settings').set({ value: 'At ten' }).where('name', '=', 'v1').execute();
    await service.pass(6000);
    expect(mailServer.received).toMatchObject([
      { accepted: false },
      {
        mail: {
          subject: 'At ten',
          messageId: '<visit-v1@firm.lu>',
          attachments: [{ mimeType: 'text/calendar' }, { filename: 'invite.ics' }],
        },
      },
    ]);
    // A submission with nothing left to send counts as delivered, so that no one is alerted.
    expect(await admin.list()).toMatchObject([{ id: 'visit:v1', state: 'delivered', destination: 'mail' }]);
  });
});

test('two features with one name for their submissions, or one that PostgreSQL cannot store, stop the start', () => {
  expect(() => mergeModules([visit, visit])).toThrow('two modules register kinds named visit');
  expect(() => mergeModules([{ kinds: { visit_of_a_friend: visit.kinds.visit } }])).toThrow('longer than 16');
  const yearly = { points: 1, durationMs: 365 * 24 * 3_600_000 };
  expect(() => mergeModules([{ limits: { yearly } }])).toThrow('limit yearly ends');
});

test('a job that fails runs again after its pause, and not after a stop, which one that hangs holds up for the grace at most', async () => {
  const clock = fakeClock();
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('disk full');
    if (runs === 3) await new Promise(() => undefined);
  };
  const services = jobServicesIn(await temporaryStore(), { clock, log });
  const jobs = startJobs([{ name: 'sweep', everyMs: 1000, run }], services);
  await jobs.whenSettled();
  clock.advance(1000);
  await jobs.whenSettled();
  expect(runs).toBe(2);
  clock.advance(1000);
  const stopped = jobs.stop(8000);
  clock.advance(8000);
  await stopped;
  expect(runs).toBe(3);
});
