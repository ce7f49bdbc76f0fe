import { expect, test } from 'vitest';
import { startFakeWebhook } from '../../harness/fakes/webhook.ts';
import { startSite } from '../../harness/running-site.ts';
import { sendLetter, subjectOf } from '../support/site-of-test.ts';
import { environmentOf, temporaryPlace } from '../support/temporary-store.ts';

const rounds = 25;
const senders = 16;

type Sending = { url: string; name: string; thank: (subject: string) => void };

/** Sends one message after another until the server is gone, and says which were answered with 202. */
async function sendUntilItDies({ url, name, thank }: Sending): Promise<void> {
  for (let number = 0; ; number += 1) {
    const subject = `${name}-${number}`;
    try {
      if ((await sendLetter(url, subject)).status === 202) thank(subject);
    } catch {
      return;
    }
  }
}

// In PostgreSQL the replicas of replicas.test.ts are killed.
test('[CT-5] a server killed 25 times under load loses no message that it has thanked for, and delivers each', {
  timeout: 600_000,
}, async () => {
  const webhook = await startFakeWebhook();
  const environment = {
    ...environmentOf(await temporaryPlace('SQLite')),
    TRUSTED_PROXIES: '1',
    WEBHOOK_URL: webhook.url,
    LOG_LEVEL: 'info',
  };
  const thanked: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(environment);
    const enough = thanked.length + 10 + (round % 5) * 7;
    await new Promise<void>((resolve) => {
      const thank = (subject: string) => {
        thanked.push(subject);
        // In the middle of the burst: other messages are on their way, some on disk and not yet answered.
        if (thanked.length === enough) void site.stop('SIGKILL');
      };
      const sending = Array.from({ length: senders }, (_, sender) =>
        sendUntilItDies({ url: site.url, name: `${round}-${sender}`, thank }),
      );
      void Promise.all(sending).then(() => resolve());
    });
  }
  expect(thanked.length).toBeGreaterThanOrEqual(rounds * 10);

  const last = await startSite(environment);
  const missing = () => {
    const arrived = new Set(webhook.received.map(subjectOf));
    return thanked.filter((subject) => !arrived.has(subject));
  };
  await expect.poll(() => missing().length, { timeout: 60_000, interval: 250 }).toBe(0);
  await last.stop();
  await webhook.close();

  // At least once: the same letter may come twice, but then under the same id.
  const idsOf = Map.groupBy(webhook.received, subjectOf);
  for (const [subject, deliveries] of idsOf) {
    const ids = new Set(deliveries.map(({ headers }) => headers['webhook-id']));
    expect([subject, ids.size]).toEqual([subject, 1]);
  }
});
