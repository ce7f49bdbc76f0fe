import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange, portOf } from '../../harness/raw-exchange.ts';
import { type RunningSite, startSite, temporaryFolder } from '../../harness/running-site.ts';
import { type Balancer, startBalancer } from '../support/balancer.ts';
import { hiddenPath, hidingMessages } from '../support/hidden-requests.ts';

const { folder, remove } = temporaryFolder();
let site: RunningSite;
let balancer: Balancer;

beforeAll(async () => {
  site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '1' });
  balancer = await startBalancer([portOf(site.url)]);
});

afterAll(async () => {
  await balancer.stop();
  await site.stop();
  remove();
});

/** The paths of what the site has answered since; a request of our own tells that its log is complete. */
async function answeredSince(start: number, mark: string): Promise<string[]> {
  await fetch(`${site.url}/${mark}`, { redirect: 'manual' });
  const paths = () =>
    site.log.slice(start).flatMap((line) => {
      const entry: unknown = JSON.parse(line);
      return typeof entry === 'object' && entry !== null && 'path' in entry ? [String(entry.path)] : [];
    });
  await expect.poll(paths).toContain(`/${mark}`);
  return paths().filter((path) => path !== `/${mark}`);
}

let marks = 0;
const nextMark = () => {
  marks += 1;
  return `mark-${marks}`;
};

for (const [name, bytes] of Object.entries(hidingMessages)) {
  test(`[CT-5] ${name}: the site answers what it hides neither itself nor through a proxy`, async () => {
    for (const port of [portOf(site.url), portOf(balancer.url)]) {
      const start = site.log.length;
      // The sender closes its half, so that nobody waits for more of it.
      const answer = await exchange(port, Buffer.from(bytes, 'latin1'), true);
      expect(answer.isClosed).toBe(true);
      expect(answer.statuses.filter((status) => status >= 200 && status < 400)).toEqual([]);
      expect(await answeredSince(start, nextMark())).not.toContain(hiddenPath);
    }
  });
}

test('[CT-5] two requests that are both meant are both answered, directly and through a proxy: so a hidden one would be', async () => {
  const two = `GET /called HTTP/1.1\r\nHost: site.example\r\n\r\nGET ${hiddenPath} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`;
  for (const port of [portOf(site.url), portOf(balancer.url)]) {
    const start = site.log.length;
    expect((await exchange(port, two)).statuses).toEqual([302, 302]);
    expect(await answeredSince(start, nextMark())).toEqual(expect.arrayContaining(['/called', hiddenPath]));
  }
});

test('[CT-5] behind a request that was refused nothing is read as another one', async () => {
  const start = site.log.length;
  const bytes = `TRACE / HTTP/1.1\r\nHost: site.example\r\n\r\nGET ${hiddenPath} HTTP/1.1\r\nHost: site.example\r\n\r\n`;
  const { statuses, isClosed } = await exchange(portOf(site.url), bytes);
  expect([statuses, isClosed]).toEqual([[405], true]);
  expect(await answeredSince(start, nextMark())).not.toContain(hiddenPath);
});
