import { onTestFinished } from 'vitest';
import { startMailServer } from '../../harness/fakes/mail-server.ts';
import { startFakeWebhook } from '../../harness/fakes/webhook.ts';
import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/log/log.ts';
import { createMailDelivery } from '../../server/mail/mail-delivery.ts';
import { createLetterAdmin } from '../../server/outbox/letter-admin.ts';
import { startLetterService } from '../../server/relay/letter-service.ts';
import type { Destination } from '../../server/store/store.ts';
import { fakeClock } from './fake-clock.ts';
import { mailOfFirm } from './mail-of-firm.ts';
import { type StoreKind, temporaryStore } from './temporary-store.ts';

/**
 * A store, a webhook, a mail server and a clock. `start` starts a process on them that sends to some destinations; `lines`
 * is what all of them logged.
 * @param password that the mail server asks for; none: no login
 */
export async function lettersOnTheirWay(kind: StoreKind, { password }: { password?: string } = {}) {
  const store = await temporaryStore(kind);
  const webhook = await startFakeWebhook();
  onTestFinished(webhook.close);
  const mailServer = await startMailServer(password === undefined ? {} : { password });
  onTestFinished(mailServer.close);
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const deliver = createMailDelivery({
    url: mailServer.url,
    from: 'site@firm.lu',
    write: mailOfFirm(),
    clock,
    timeoutMs: 15_000,
  });
  const start = async (...destinations: Destination[]) => {
    const config = {
      webhook: destinations.includes('webhook') ? { url: webhook.url, secrets: [] } : undefined,
    };
    const byMail = destinations.includes('mail') ? deliver : undefined;
    const world = { store, clock, ids: randomIds, random: () => 0, fetch, log };
    const { outbox, relay } = startLetterService({ config, byMail, ...world });
    onTestFinished(() => relay.stop(0));
    await relay.settled();
    return { outbox, ...relay };
  };
  const admin = createLetterAdmin({ store, clock });
  return { store, webhook, mailServer, deliver, clock, lines, start, admin };
}
