import { onTestFinished } from 'vitest';
import { submissions } from '../../app/submissions.ts';
import type { Destination } from '../../server/db/store.ts';
import { startDeliveryService } from '../../server/delivery/delivery-service.ts';
import { createMailDelivery } from '../../server/delivery/mail-delivery.ts';
import { createSubmissionAdmin } from '../../server/delivery/submission-admin.ts';
import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/observability/log.ts';
import { mailOfFirm } from './company-mail.ts';
import { fakeClock } from './fake-clock.ts';
import { startMailServer } from './mock-mail-server.ts';
import { startMockWebhook } from './mock-webhook.ts';
import { type StoreKind, temporaryStore } from './temporary-store.ts';

/**
 * A store, webhook, mail server and clock. `start` starts a process that sends to some destinations; `lines`
 * collects all logs.
 * @param password the mail server's; without it no login is needed
 */
export async function pendingSubmissions(kind: StoreKind, { password }: { password?: string } = {}) {
  const store = await temporaryStore(kind);
  const webhook = await startMockWebhook();
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
    const world = { store, kinds: submissions, clock, ids: randomIds, random: () => 0, fetch, log };
    const { outbox, deliveryWorker } = startDeliveryService({ config, byMail, ...world });
    onTestFinished(() => deliveryWorker.stop(0));
    await deliveryWorker.settled();
    return { outbox, ...deliveryWorker };
  };
  const admin = createSubmissionAdmin({ store, kinds: submissions, clock });
  return { store, webhook, mailServer, deliver, clock, lines, start, admin };
}
