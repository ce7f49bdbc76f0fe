import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeWebhook } from '../../harness/fakes/webhook.ts';
import { startSite, temporaryFolder } from '../../harness/running-site.ts';
import { sendLetter, subjectOf } from '../support/site-of-test.ts';

const senders = 8;

function newFolder(): string {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  return folder;
}

/** Messages that never stop coming, from many visitors; `thanked` are those that were answered with 202. */
function sendWithoutEnd(url: string) {
  const thanked: string[] = [];
  let isOver = false;
  async function send(sender: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const subject = `${sender}-${number}`;
      // A server that is killed or without a store is what the test is about; only thanks count.
      const status = await sendLetter(url, subject).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 202) thanked.push(subject);
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
  return {
    thanked,
    stop: async () => {
      isOver = true;
      await sending;
    },
  };
}

/** Starts a site with a webhook on a restored store and resolves with the subjects that were delivered. */
async function deliveredFrom(environment: Record<string, string>, expected: readonly string[]) {
  const webhook = await startFakeWebhook();
  onTestFinished(webhook.close);
  const site = await startSite({ ...environment, WEBHOOK_URL: webhook.url });
  const missing = () => {
    const subjects = new Set(webhook.received.map(subjectOf));
    return expected.filter((subject) => !subjects.has(subject));
  };
  await expect.poll(missing, { timeout: 50_000, interval: 100 }).toEqual([]);
  await site.stop();
}

test('[CT-5] a backup made under load, restored elsewhere after the server was killed, has and delivers every letter that was thanked for before it began', {
  timeout: 120_000,
}, async () => {
  const data = newFolder();
  const site = await startSite({ DATA_DIR: data, TRUSTED_PROXIES: '1' });
  const sending = sendWithoutEnd(site.url);
  await expect.poll(() => sending.thanked.length, { timeout: 30_000 }).toBeGreaterThan(100);
  const before = [...sending.thanked];
  const restored = newFolder();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/backup.ts', path.join(restored, 'site.sqlite')],
    { env: { PATH: process.env.PATH, DATA_DIR: data } },
  );
  const meanwhile = sending.thanked.length;
  await site.stop('SIGKILL');
  await sending.stop();
  // It took letters in all the while.
  expect(meanwhile).toBeGreaterThan(before.length);
  expect(Number(/: (\d+) letters/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(before.length);
  await deliveredFrom({ DATA_DIR: restored }, before);
});
