import { expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import { HOUR } from '../clock.ts';
import { openStoreClock } from './store-clock.ts';

test('[CT-5] replicas whose clocks differ, are set or stood still leave each other their deliveries', async () => {
  const store = await temporaryStore('PostgreSQL');
  const replica = async (claimant: string, aheadMs: number) => {
    const own = fakeClock(Date.now() + aheadMs);
    const { clock, jobs } = await openStoreClock(store, own);
    return { own, jobs, ...submissionsIn(store, { clock, claimant }) };
  };
  const [ahead, behind] = [await replica('ahead', HOUR), await replica('behind', -HOUR)];
  await ahead.outbox.accept(contactSubmission());
  expect(await ahead.claims.claim(1)).toHaveLength(1);
  expect(await behind.claims.claim(1)).toEqual([]);
  behind.own.jump(2 * HOUR);
  expect(await behind.claims.claim(1)).toEqual([]);
  behind.own.advance(HOUR); // the replica's machine stood still meanwhile
  for (const { run } of behind.jobs) await run();
  expect(await behind.claims.claim(1)).toEqual([]);
});
