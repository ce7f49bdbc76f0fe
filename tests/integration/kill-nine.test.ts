import { expect, test } from 'vitest';
import { company } from '../support/messages.ts';
import { startMailServer } from '../support/mock-mail-server.ts';
import { startMockWebhook } from '../support/mock-webhook.ts';
import { startSite } from '../support/running-site.ts';
import { environmentOf, storeKinds, temporaryPlace } from '../support/temporary-store.ts';
import { sendSubmission, subjectOf, untilItDies } from '../support/test-site.ts';

const ROUNDS = 6;
const SENDERS = 16;

test(`[CT-5][ML-1] a server killed ${ROUNDS} times under load loses nothing thanked for, and delivers it by webhook and mail`, {
  timeout: 300_000,
}, async () => {
  await Promise.all(storeKinds.map(killUnderLoad));
});

async function killUnderLoad(kind: (typeof storeKinds)[number]): Promise<void> {
  const [webhook, mailServer] = await Promise.all([startMockWebhook(), startMailServer()]);
  const environment = {
    ...environmentOf(await temporaryPlace(kind)),
    TRUSTED_PROXIES: '1',
    WEBHOOK_URL: webhook.url,
    MAIL_URL: mailServer.url,
    LOG_LEVEL: 'info',
  };
  // Several processes may share a PostgreSQL, but a SQLite file has one.
  const replica = kind === 'PostgreSQL' ? await startSite(environment) : undefined;
  const thanked: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite(environment);
    const enough = thanked.length + 10 + (round % 5) * 7;
    await untilItDies(SENDERS, async (sender, number) => {
      const subject = `${round}-${sender}-${number}`;
      if ((await sendSubmission(site.url, subject)).status !== 202) return;
      thanked.push(subject);
      // The process is killed with other submissions in flight, of which some are stored but not yet answered.
      if (thanked.length === enough) void site.stop('SIGKILL');
    });
  }
  expect(thanked.length).toBeGreaterThanOrEqual(ROUNDS * 10);

  const last = replica ?? (await startSite(environment));
  // Returns the ids of arrivals by subject.
  const arrived = () => [
    webhook.received.map((one) => [subjectOf(one), String(one.headers['webhook-id'])] as const),
    mailServer.received.map(
      ({ mail }) => [mail.subject?.replace(`${company.name}: `, ''), mail.messageId] as const,
    ),
  ];
  const missing = () =>
    arrived().flatMap((submissions) => {
      const subjects = new Set(submissions.map(([subject]) => subject));
      return thanked.filter((subject) => !subjects.has(subject));
    });
  // A mail that was leased when its process died can be claimed after 65 seconds.
  await expect.poll(missing, { timeout: 120_000, interval: 250 }).toEqual([]);
  await last.stop();
  await Promise.all([webhook.close(), mailServer.close()]);

  // Delivery is at least once, and duplicates have the same id.
  for (const submissions of arrived())
    for (const [subject, same] of Map.groupBy(submissions, ([about]) => about))
      expect([subject, new Set(same.map(([, id]) => id)).size]).toEqual([subject, 1]);
}
