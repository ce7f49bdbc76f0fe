import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import autocannon, { type Options, type Request } from 'autocannon';
import Database from 'better-sqlite3';
import { startSite, temporaryFolder } from '../tests/support/running-site.ts';
import { median } from './page-speed.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 16;
const submission = { name: 'Anna', email: 'anna@example.org', subject: 'Hello', message: 'A question' };

let visitors = 0;
/** Each call invents a visitor, so that no rate limit is reached. The measured sites trust the header. */
const visitor = () => {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { 'content-type': 'application/json', 'x-forwarded-for': address };
};

/** Returns answers per second. @throws Error for any status other than 2xx */
export async function answerRate(options: Options): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    connections: CONNECTIONS,
    duration: SECONDS,
    ...options,
  });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** Site and baseline take turns, so that other load affects both alike. */
async function compare(name: string, site: () => Promise<number>, baseline: () => Promise<number> | number) {
  const rates: Record<'site' | 'baseline', number[]> = { site: [], baseline: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.baseline.push(await baseline());
    rates.site.push(await site());
  }
  const [ours, bare] = [median(rates.site), median(rates.baseline)];
  return `  ${name.padEnd(12)} site ${ours.toFixed(1)}  baseline ${bare.toFixed(1)}  ratio ${(ours / bare).toFixed(2)}`;
}

/** Measures home pages per second, against a bare `node:http` server that sends the same compressed bytes. */
export async function pageRates(build: string): Promise<string[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder }, build);
  const bare = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads');
    const head = { 'content-type': 'text/html', 'content-encoding': 'br' };
    const server = require('node:http').createServer((_, answer) => answer.writeHead(200, head).end(workerData));
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true, workerData: readFileSync(path.join(build, 'client/en/index.html.br')) },
  );
  const port = await new Promise((resolve) => bare.once('message', resolve));
  const headers = { 'accept-encoding': 'br' };
  const line = await compare(
    '/en',
    () => answerRate({ url: `${site.url}/en`, headers }),
    () => answerRate({ url: `http://127.0.0.1:${port}`, headers }),
  );
  await bare.terminate();
  await site.stop();
  remove();
  return ['Home pages per second, against bare node:http', line];
}

/** Measures accepted submissions per second, against bare inserts of the same bytes by the driver, also on disk. */
export async function submissionRates(build: string): Promise<string[]> {
  const { folder, remove } = temporaryFolder();
  const file = new Database(path.join(folder, 'bare.sqlite'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.exec('create table bare (id text primary key, payload text)');
  const insert = file.prepare('insert into bare values (?, ?)');
  const site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '1' }, build);
  const body = JSON.stringify(submission);
  const setupRequest = (request: object) => ({ ...request, headers: visitor() });
  const requests: Request[] = [{ method: 'POST', path: '/api/contact', body, setupRequest }];
  const line = await compare(
    'SQLite',
    () => answerRate({ url: site.url, requests }),
    () => perSecond(() => insert.run(randomUUID(), body)),
  );
  await site.stop();
  file.close();
  remove();
  return ['Submissions accepted per second, against bare inserts', line];
}

function perSecond(once: () => unknown): number {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  for (; performance.now() < end; done += 1) once();
  return done / SECONDS;
}
