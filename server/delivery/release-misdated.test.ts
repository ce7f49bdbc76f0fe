import { describe, expect, test } from 'vitest';
import { pendingSubmissions } from '../../tests/support/pending-submissions.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { STORE_KINDS } from '../../tests/support/temporary-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.for(STORE_KINDS)('a clock that was ahead, in %s', (kind) => {
  test.for([30_000, 20 * HOUR, 365 * DAY])(
    '[CT-5] letters that came under a clock %i ms ahead, and failed, leave in the first round after it was put right, however short that was',
    async (ahead) => {
      const { webhook, start, clock, admin } = await pendingSubmissions(kind);
      const service = await start('webhook');
      webhook.tell({ mode: 'fail' });
      clock.jump(ahead);
      await service.outbox.accept(contactSubmission());
      await service.settled();
      clock.jump(-ahead);
      webhook.tell({ mode: 'ok' });
      clock.advance(1000);
      await service.settled();
      expect(await admin.counts()).toMatchObject({ waiting: 0, delivered: 1 });
    },
  );

  test('[CT-5] a letter that came before the clock was ahead, and failed under it, does not wait as long as that was', async () => {
    const { webhook, start, clock, admin } = await pendingSubmissions(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'busy', retryAfter: '600' });
    await service.outbox.accept(contactSubmission());
    await service.settled();
    clock.jump(20 * HOUR);
    clock.advance(1000);
    await service.settled();
    expect(await admin.list('waiting')).toMatchObject([{ attempts: 2 }]);
    clock.jump(-20 * HOUR);
    webhook.tell({ mode: 'ok' });
    clock.advance(1000);
    await service.settled();
    expect(await admin.counts()).toMatchObject({ waiting: 0, delivered: 1 });
  });

  test('[CT-5] a letter that another process holds, or put off by a clock of another machine that is near, is left alone', async () => {
    const { store, webhook, start, clock } = await pendingSubmissions(kind);
    const ahead = { ...clock, now: () => clock.now() + 15_000 };
    const other = submissionsIn(store, { clock: ahead, claimant: 'other' });
    for (let count = 0; count < 2; count += 1) await other.outbox.accept(contactSubmission());
    const [putOff] = (await other.claims.claim(2)).submissions;
    if (putOff) await other.claims.retryLater(putOff, 5 * MINUTE, { status: 500, error: 'not_accepted' });
    const service = await start('webhook');
    clock.advance(1000);
    await service.settled();
    expect(webhook.received).toEqual([]);
  });
});
