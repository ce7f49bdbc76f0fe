import { expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import { HOUR } from '../clock.ts';
import { openStoreClock } from './store-clock.ts';

test('[CT-5] replicas whose clocks differ, or are set, leave each other their deliveries', async () => {
  const store = await temporaryStore('PostgreSQL');
  const replica = async (claimant: string, aheadMs: number) => {
    const own = fakeClock(Date.now() + aheadMs);
    const { clock } = await openStoreClock(store, own);
    return { own, ...submissionsIn(store, { clock, claimant }) };
  };
  const [ahead, behind] = [await replica('ahead', HOUR), await replica('behind', -HOUR)];
  await behind.outbox.accept(contactSubmission());
  const [claimed] = await ahead.claims.claim(1);
  if (!claimed) throw new Error('nothing was claimed');
  expect(await behind.claims.claim(1)).toEqual([]);
  ahead.own.jump(-2 * HOUR);
  await ahead.claims.retryLater(claimed, HOUR, { last_status: 503, last_error: 'not_accepted' });
  expect(await behind.claims.claim(1)).toEqual([]);
  behind.own.jump(HOUR + HOUR);
  expect(await behind.claims.claim(1)).toEqual([]);
});
