import { expect, test } from 'vitest';
import { startMailServer } from '../../harness/fakes/mail-server.ts';
import { startFakeWebhook } from '../../harness/fakes/webhook.ts';
import { startSite } from '../../harness/running-site.ts';
import { company } from '../../harness/words.ts';
import { sendLetter, subjectOf, untilItDies } from '../support/site-of-test.ts';
import { environmentOf, temporaryPlace } from '../support/temporary-store.ts';

const rounds = 25;
const senders = 16;

// In PostgreSQL the replicas of replicas.test.ts are killed.
test('[CT-5][ML-1] a server killed 25 times under load loses no message that it has thanked for, and delivers each by webhook and by mail', {
  timeout: 600_000,
}, async () => {
  const [webhook, mailServer] = await Promise.all([startFakeWebhook(), startMailServer()]);
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
      if ((await sendLetter(site.url, subject)).status !== 202) return;
      thanked.push(subject);
      // In the middle of the burst: other messages are on their way, some on disk and not yet answered.
      if (thanked.length === enough) void site.stop('SIGKILL');
    });
  }
  expect(thanked.length).toBeGreaterThanOrEqual(rounds * 10);

  const last = await startSite(environment);
  // Each as it arrived: what it is about, and by which id.
  const arrived = () => ({
    webhook: webhook.received.map(
      (letter) => [subjectOf(letter), String(letter.headers['webhook-id'])] as const,
    ),
    mail: mailServer.received.map(
      ({ mail }) => [mail.subject?.replace(`${company.name}: `, ''), mail.messageId] as const,
    ),
  });
  const missing = () =>
    Object.entries(arrived()).flatMap(([by, letters]) => {
      const subjects = new Set(letters.map(([subject]) => subject));
      return thanked.filter((subject) => !subjects.has(subject)).map((subject) => `${by} ${subject}`);
    });
  await expect.poll(() => missing().length, { timeout: 90_000, interval: 250 }).toBe(0);
  await last.stop();
  await Promise.all([webhook.close(), mailServer.close()]);

  // At least once: the same letter may come twice, but then under the same id.
  for (const letters of Object.values(arrived())) {
    for (const [subject, same] of Map.groupBy(letters, ([about]) => about))
      expect([subject, new Set(same.map(([, id]) => id)).size]).toEqual([subject, 1]);
  }
});
