import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startMockWebhook } from '../support/mock-webhook.ts';
import { startSite } from '../support/running-site.ts';
import { folderOfTest } from '../support/temporary-store.ts';
import { sendSubmission, subjectOf, untilItDies } from '../support/test-site.ts';

test('[CT-5] a backup under load has all that was thanked for before it', { timeout: 120_000 }, async () => {
  const data = folderOfTest();
  const site = await startSite({ DATA_DIR: data, TRUSTED_PROXIES: '1' });
  const thanked: string[] = [];
  const sending = untilItDies(8, async (sender, number) => {
    const subject = `${sender}-${number}`;
    if ((await sendSubmission(site.url, subject)).status === 202) thanked.push(subject);
  });
  await expect.poll(() => thanked.length, { timeout: 30_000 }).toBeGreaterThan(100);
  const before = [...thanked];
  const restored = folderOfTest();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/backup.ts', path.join(restored, 'site.sqlite')],
    { env: { PATH: process.env.PATH, DATA_DIR: data } },
  );
  const meanwhile = thanked.length;
  await site.stop('SIGKILL');
  await sending;
  // Submissions were accepted while the backup ran.
  expect(meanwhile).toBeGreaterThan(before.length);
  expect(Number(/: (\d+) submissions/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(before.length);
  const webhook = await startMockWebhook();
  onTestFinished(webhook.close);
  const again = await startSite({ DATA_DIR: restored, WEBHOOK_URL: webhook.url });
  const missing = () => {
    const subjects = new Set(webhook.received.map(subjectOf));
    return before.filter((subject) => !subjects.has(subject));
  };
  await expect.poll(missing, { timeout: 50_000, interval: 100 }).toEqual([]);
  await again.stop();
});
