import { onTestFinished } from 'vitest';
import { serverModules } from '../../app/server-modules.ts';
import type { Destination } from '../../server/db/store.ts';
import { startDeliveryService } from '../../server/delivery/delivery-service.ts';
import type { SubmissionKinds } from '../../server/delivery/submission.ts';
import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/observability/log.ts';
import { fakeClock } from './fake-clock.ts';
import { startMailServer } from './mock-mail-server.ts';
import { startMockWebhook } from './mock-webhook.ts';
import { contactSubmission, countingAdmin } from './submissions.ts';
import { type StoreKind, temporaryStore } from './temporary-store.ts';
import { writerContext } from './writer-context.ts';

/**
 * Opens a store, webhook, mail server and clock. `start` starts a process that sends to some destinations. `lines` collects all
 * logs.
 * @param password the mail server's; without it no login is needed
 */
export async function setUpDelivery(
  kind: StoreKind,
  { password, kinds = serverModules.kinds }: { password?: string; kinds?: SubmissionKinds } = {},
) {
  const store = await temporaryStore(kind);
  const webhook = await startMockWebhook();
  onTestFinished(webhook.close);
  const mailServer = await startMailServer(password === undefined ? {} : { password });
  onTestFinished(mailServer.close);
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const start = async (...destinations: Destination[]) => {
    const config = {
      webhook: destinations.includes('webhook') ? { url: webhook.url, secrets: [] } : undefined,
      mail: destinations.includes('mail')
        ? { url: mailServer.url, from: undefined, to: undefined }
        : undefined,
    };
    const deps = { store, kinds, clock, ids: randomIds, random: () => 0, fetch, log };
    const service = startDeliveryService({ config, context: writerContext(store), ...deps });
    onTestFinished(() => service.stop(0));
    await service.whenSettled();
    const pass = async (ms: number) => {
      clock.advance(ms);
      await service.whenSettled();
    };
    const send = async () => {
      const accepted = await service.outbox.accept(contactSubmission());
      await service.whenSettled();
      return accepted;
    };
    return { ...service, send, pass };
  };
  return { store, webhook, mailServer, clock, lines, start, admin: countingAdmin({ store, kinds, clock }) };
}
