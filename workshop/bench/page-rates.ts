import path from 'node:path';
import { startSite, temporaryFolder } from '../../harness/running-site.ts';
import { median } from './median.ts';
import { serveWithNginx } from './nginx-file.ts';
import { requestRate } from './request-rate.ts';

const page = '/en';
const roundMs = 3000;
const rounds = 5;

/** Home pages per second, medians of the same run. */
type PageRates = { site: number; nginx: number };

function pageRequest(address: string): string {
  return `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
}

/**
 * How often the site serves its home page, and how often nginx serves the same compressed file: each with one process and a
 * line in a log for each request, in turn, so that the machine's moods fall on both alike.
 * @returns undefined where nginx is not installed
 */
export async function pageRates(build: string): Promise<PageRates | undefined> {
  const nginx = await serveWithNginx(path.join(build, `client${page}/index.html.br`));
  if (!nginx) return undefined;
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder }, build);
  const load = { status: 200, milliseconds: roundMs };
  const rates: Record<keyof PageRates, number[]> = { site: [], nginx: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      rates.nginx.push(
        await requestRate({ ...load, url: nginx.url, nextRequest: () => pageRequest('/page') }),
      );
      rates.site.push(await requestRate({ ...load, url: site.url, nextRequest: () => pageRequest(page) }));
    }
  } finally {
    await site.stop();
    await nginx.stop();
    remove();
  }
  return { site: median(rates.site), nginx: median(rates.nginx) };
}
