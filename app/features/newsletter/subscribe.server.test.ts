import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../server/clock.ts';
import { createLog } from '../../../server/observability/log.ts';
import { openRateLimits } from '../../../server/rate-limit/rate-limits.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { fr } from '../../../tests/support/messages.ts';
import { servicesIn } from '../../../tests/support/services.ts';
import { submissionsIn } from '../../../tests/support/submissions.ts';
import { storeKinds, temporaryStore } from '../../../tests/support/temporary-store.ts';
import { newsletterModule } from './newsletter-module.server.ts';
import { subscribe } from './subscribe.server.ts';

async function open(kind: (typeof storeKinds)[number]) {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const log = createLog('silent');
  const limits = await openRateLimits({ store, clock, log, rules: newsletterModule.limits });
  const mail = { destinations: ['mail'], destination: 'mail' } as const;
  const { outbox, claims, admin } = submissionsIn(store, { clock, ...mail });
  const { services } = servicesIn(store, { clock, outbox, limits, sendsMail: true });
  const send = (email: string, key: string) =>
    subscribe({
      sentAs: 'json',
      fields: { email, key },
      typed: {},
      origin: { language: fr, page: undefined },
      services,
    });
  return { clock, claims, admin, send };
}

describe.for(storeKinds)('in %s', (kind) => {
  test('[ML-2] of forms for one mailbox at once three mails go out, also by a clock that is behind, and the answers do not tell which', async () => {
    const { admin, clock, send } = await open(kind);
    const sent: string[] = [];
    for (const key of ['1', '2', '3', '4', '5', '1', '4', '5'])
      sent.push(JSON.stringify(await send('anna@firm.lu', key)));
    clock.jump(-MINUTE);
    await send('anna@firm.lu', '6');
    expect([new Set(sent).size, (await admin.list()).length]).toEqual([5, 3]);
    const withoutReference = sent.map((answer) => answer.replace(/"reference":"[^"]+"/, ''));
    expect(new Set(withoutReference).size).toBe(1);
  });

  test('[ML-2][ML-3][CT-6] whoever fills a mailbox’s limit keeps its owner out for a day at most, and raises no alarm', async () => {
    const { clock, claims, admin, send } = await open(kind);
    for (const key of ['1', '2']) await send('anna+by@gmail.com', key);
    for (const claimed of await claims.claim(9)) await claims.markDelivered(claimed, 250);
    clock.advance(HOUR);
    await send('anna+x@gmail.com', '9');
    await send('an.na@googlemail.com', '3');
    for (const key of ['3', '4', '5']) await send('Anna@gmail.com', key);
    await send('anna+by@gmail.com', '2');
    const due = clock.now() + 23 * HOUR;
    const waiting = { waiting_since: due, next_attempt_at: due };
    expect(await admin.list('waiting')).toMatchObject([waiting, waiting]);
    expect(await admin.counts()).toMatchObject({ delivered: 2, suspected: 0 });
    clock.advance(23 * HOUR - 1);
    expect(await claims.claim(9)).toEqual([]);
    clock.advance(1);
    const emails = (await claims.claim(9)).map(({ submission }) => submission?.payload.email);
    expect(new Set(emails)).toEqual(new Set(['anna+x@gmail.com', 'an.na@googlemail.com']));
    for (const key of ['6', '7']) await send('anna+z@gmail.com', key);
    await send('an.na@googlemail.com', '8');
    expect(await admin.list()).toHaveLength(7);
  });
});
