import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { portOf } from '../support/running-site.ts';
import { everythingIn } from '../support/submission-store.ts';
import { storeAt } from '../support/temporary-store.ts';
import { sendSubmission, siteOfTest } from '../support/test-site.ts';

const message = 'x'.repeat(4000);

const send = (url: string) => sendSubmission(url, 'Hello', message);

/**
 * Limits the size of the process's files by `prlimit` (util-linux), so that writes fail as on a full disk, without privileges.
 */
function limitFiles(pid: number | undefined, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

test('[CT-5] a full disk is answered 503, and loses nothing thanked for', { timeout: 90_000 }, async () => {
  const site = await siteOfTest({ TRUSTED_PROXIES: '1', OPS_PORT: '0' });
  const metrics = `http://127.0.0.1:${portOf(site.log, 'metrics.listening')}/metrics`;
  const readiness = async () => [
    (await fetch(`${site.url}/readyz`)).status,
    /^site_store_up (.*)$/m.exec(await (await fetch(metrics)).text())?.[1],
  ];
  const references: string[] = [];
  const thank = async (response: Response) => {
    expect(response.status).toBe(202);
    references.push((await response.json()).reference);
  };
  await thank(await send(site.url));
  const room = statSync(path.join(site.folder, 'site.sqlite-wal')).size + 200_000;
  limitFiles(site.process.pid, room);
  let last = await send(site.url);
  for (; last.status === 202; last = await send(site.url)) await thank(last);
  expect(references.length).toBeGreaterThan(1);
  expect(last.status).toBe(503);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject({ code: 'unavailable' });

  await expect.poll(readiness, { timeout: 30_000 }).toEqual([503, '0']);

  limitFiles(site.process.pid, 'unlimited');
  await thank(await send(site.url));
  await expect.poll(readiness, { timeout: 30_000 }).toEqual([200, '1']);
  await site.stop('SIGKILL');
  const { outbox } = await everythingIn(await storeAt({ dataDir: site.folder, databaseUrl: undefined }));
  expect(new Set(outbox.map(({ reference }) => reference))).toEqual(new Set(references));
});
