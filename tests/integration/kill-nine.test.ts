import { expect, test } from 'vitest';
import { company } from '../support/messages.ts';
import { startMailServer } from '../support/mock-mail-server.ts';
import { startMockWebhook } from '../support/mock-webhook.ts';
import { startSite } from '../support/running-site.ts';
import { environmentOf, temporaryPlace } from '../support/temporary-store.ts';
import { sendSubmission, subjectOf, untilItDies } from '../support/test-site.ts';

const rounds = 25;
const senders = 16;

// replicas.test.ts does the same on PostgreSQL.
test('[CT-5][ML-1] a server killed 25 times under load loses no message that it has thanked for, and delivers each by webhook and by mail', {
  timeout: 600_000,
}, async () => {
  const [webhook, mailServer] = await Promise.all([startMockWebhook(), startMailServer()]);
  const environment = {
    ...environmentOf(await temporaryPlace('SQLite')),
    TRUSTED_PROXIES: '1',
    WEBHOOK_URL: webhook.url,
    MAIL_URL: mailServer.url,
    LOG_LEVEL: 'info',
  };
  const thanked: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(environment);
    const enough = thanked.length + 10 + (round % 5) * 7;
    await untilItDies(senders, async (sender, number) => {
      const subject = `${round}-${sender}-${number}`;
      if ((await sendSubmission(site.url, subject)).status !== 202) return;
      thanked.push(subject);
      // Killed with other submissions in flight, some stored but not yet answered.
      if (thanked.length === enough) void site.stop('SIGKILL');
    });
  }
  expect(thanked.length).toBeGreaterThanOrEqual(rounds * 10);

  const last = await startSite(environment);
  // Ids of arrivals by subject.
  const arrived = () => ({
    webhook: webhook.received.map(
      (submission) => [subjectOf(submission), String(submission.headers['webhook-id'])] as const,
    ),
    mail: mailServer.received.map(
      ({ mail }) => [mail.subject?.replace(`${company.name}: `, ''), mail.messageId] as const,
    ),
  });
  const missing = () =>
    Object.entries(arrived()).flatMap(([by, submissions]) => {
      const subjects = new Set(submissions.map(([subject]) => subject));
      return thanked.filter((subject) => !subjects.has(subject)).map((subject) => `${by} ${subject}`);
    });
  await expect.poll(() => missing().length, { timeout: 90_000, interval: 250 }).toBe(0);
  await last.stop();
  await Promise.all([webhook.close(), mailServer.close()]);

  // At least once: duplicates have the same id.
  for (const submissions of Object.values(arrived())) {
    for (const [subject, same] of Map.groupBy(submissions, ([about]) => about))
      expect([subject, new Set(same.map(([, id]) => id)).size]).toEqual([subject, 1]);
  }
});
