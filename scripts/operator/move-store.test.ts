import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentModule } from '../../app/features/consent/consent-module.server.ts';
import { recordConsent } from '../../app/features/consent/consent-records.server.ts';
import { systemClock } from '../../server/clock.ts';
import { readOrInsertValue } from '../../server/db/stored-values.ts';
import { createLog } from '../../server/observability/log.ts';
import { openRateLimits } from '../../server/rate-limit/rate-limits.ts';
import { runner } from '../../tests/support/command-runner.ts';
import { consentRecord } from '../../tests/support/consent-records.ts';
import { servicesIn } from '../../tests/support/services.ts';
import { everythingIn, submissionStore } from '../../tests/support/submission-store.ts';
import { submissionsIn } from '../../tests/support/submissions.ts';
import { storeAt, temporaryPlace, temporaryStore } from '../../tests/support/temporary-store.ts';
import { leads } from '../leads.ts';

const run = runner(leads, { RETENTION_DAYS: '7' });

test('[CT-5] an embedded store moves to PostgreSQL whole, however many rows it has, and a second move changes nothing', async () => {
  const { place, store } = await submissionStore('SQLite');
  await readOrInsertValue(store, 'visitor_address_key', () => 'the key of the limits');
  // These are more rows than one batch. The consent record below adds one.
  const limits = Array.from({ length: 1234 }, (_, at) => ({ key: `contact:${at}`, points: 3, expire: at }));
  for (const row of limits) await store.db.insertInto('limits').values(row).execute();
  const counting = await openRateLimits({
    store,
    clock: systemClock,
    log: createLog('silent'),
    rules: consentModule.limits,
  });
  await recordConsent(consentRecord(), servicesIn(store, { limits: counting }).services);
  const before = await everythingIn(store);
  await store.close();
  const target = await temporaryPlace('PostgreSQL');
  const move = () => run(place, 'move', '--to', target.databaseUrl ?? '');
  const { code, out } = await move();
  expect(code).toBe(0);
  expect(out).toContain('outbox: 3 rows, 3 copied');
  expect(out).toContain('limits: 1235 rows, 1235 copied, 0 there before, 0 missing');
  const moved = await storeAt(target);
  expect(await everythingIn(moved)).toEqual(before);

  await submissionsIn(moved).admin.resendAll('dead');
  const afterwards = await everythingIn(moved);
  expect(await move()).toMatchObject({
    code: 0,
    out: expect.stringContaining('outbox: 3 rows, 0 copied, 3 there'),
  });
  expect(await everythingIn(moved)).toEqual(afterwards);
});

test('[CT-5] a submission that the target cannot take is named as missing, and the move has failed', async () => {
  const { place, store, dead } = await submissionStore('SQLite');
  await store.close();
  const target = await temporaryStore('PostgreSQL');
  const taken = { id: 'msg_another', reference: dead.reference, kind: 'contact', payload: '{}' } as const;
  const moment = { created_at: 0, waiting_since: 0, next_attempt_at: 0 };
  await target.db
    .insertInto('outbox')
    .values({ ...taken, ...moment, state: 'dead' })
    .execute();
  const ran = await run(place, 'move', '--to', target.place.databaseUrl ?? '');
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain('outbox: 3 rows, 2 copied, 0 there before, 1 missing');
});

test('[CT-5] a target with a key of its own, which would break every link mailed so far, is refused', async () => {
  const { place, store } = await submissionStore('SQLite');
  const target = await temporaryStore('PostgreSQL');
  for (const each of [store, target]) await readOrInsertValue(each, 'mail_link_key', randomUUID);
  await store.close();
  const ran = await run(place, 'move', '--to', target.place.databaseUrl ?? '');
  expect(ran).toMatchObject({ code: 1, out: '', err: expect.stringContaining('a key of its own') });
  expect((await everythingIn(target)).outbox).toEqual([]);
});

test('[CT-5] a store that a server has open is not moved from under it', async () => {
  const { place, store } = await submissionStore('SQLite');
  const refused = await run(place, 'move', '--to', (await temporaryPlace('PostgreSQL')).databaseUrl ?? '');
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('stop the server first') });
  expect(await store.isReady()).toBe(true);
});
