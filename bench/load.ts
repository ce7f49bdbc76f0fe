import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import autocannon, { type Options } from 'autocannon';
import Database from 'better-sqlite3';
import { Pool } from 'pg';
import { startMockChatService } from '../tests/support/mock-chat-service.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { startSite, temporaryFolder } from '../tests/support/running-site.ts';
import { median } from './page-speed.ts';

/** `site` beside the `baseline` of the same run. */
type Rates = { name: string; site: number; baseline: number };

const rounds = 3;
const seconds = 3;
const connections = 16;
const submission = { name: 'Anna', email: 'anna@example.org', subject: 'Hello', message: 'A question' };

let visitors = 0;
/** A new visitor on each call, so that no rate limit is reached; bench sites trust the header. */
const visitor = () => {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { 'content-type': 'application/json', 'x-forwarded-for': address };
};

/** Answers per second; any other status than 2xx is an error. */
export async function answerRate(options: Options): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ connections, duration: seconds, ...options });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** Alternates, so that load affects both alike; returns the medians. */
async function alternate(name: string, site: () => Promise<number>, baseline: () => Promise<number>) {
  const rates: Record<'site' | 'baseline', number[]> = { site: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.baseline.push(await baseline());
    rates.site.push(await site());
  }
  return { name, site: median(rates.site), baseline: median(rates.baseline) };
}

/** Home pages per second, against a bare `node:http` server that sends the same compressed bytes. */
export async function pageRates(build: string): Promise<Rates[]> {
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
  const rates = await alternate(
    '/en',
    () => answerRate({ url: `${site.url}/en`, headers }),
    () => answerRate({ url: `http://127.0.0.1:${port}`, headers }),
  );
  await bare.terminate();
  await site.stop();
  remove();
  return [rates];
}

/** Submissions accepted per second, against bare inserts of the same bytes by the driver, on disk too. */
export async function submissionRates(build: string): Promise<Rates[]> {
  const { folder, remove } = temporaryFolder();
  const postgres = await startPostgres();
  const file = new Database(path.join(folder, 'bare.sqlite'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  const pool = new Pool({ connectionString: postgres.url, max: 10 });
  const table = 'create table bare (id text primary key, payload text)';
  file.exec(table);
  await pool.query(table);
  const insert = file.prepare('insert into bare values (?, ?)');
  const payload = JSON.stringify(submission);
  const rates = [
    await acceptedOf('SQLite', { DATA_DIR: folder }, build, () => insert.run(randomUUID(), payload)),
    await acceptedOf('PostgreSQL', { DATABASE_URL: postgres.url }, build, () =>
      pool.query({ name: 'bare', text: 'insert into bare values ($1, $2)', values: [randomUUID(), payload] }),
    ),
  ];
  file.close();
  await pool.end();
  await postgres.remove();
  remove();
  return rates;
}

async function acceptedOf(name: string, store: Record<string, string>, build: string, insert: () => unknown) {
  const site = await startSite({ ...store, TRUSTED_PROXIES: '1' }, build);
  const body = JSON.stringify(submission);
  const requests = [
    {
      method: 'POST',
      path: '/api/contact',
      body,
      setupRequest: (request: object) => ({ ...request, headers: visitor() }),
    },
  ] as const;
  const rates = await alternate(
    name,
    () => answerRate({ url: site.url, requests: [...requests] }),
    () => perSecond(insert),
  );
  await site.stop();
  return rates;
}

async function perSecond(once: () => unknown): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const one = async () => {
    for (; performance.now() < end; done += 1) await once();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return done / seconds;
}

/** Milliseconds to the assistant's first word through the site, against the service asked directly. */
export async function firstWords(build: string): Promise<Rates[]> {
  const { folder, remove } = temporaryFolder();
  const service = await startMockChatService();
  const chat = { CHAT_API_URL: service.url, CHAT_API_KEY: 'bench', CHAT_MODEL: 'bench' };
  const limits = { TRUSTED_PROXIES: '1', CHAT_DAILY_REQUESTS: '1000000' };
  const site = await startSite({ DATA_DIR: folder, ...chat, ...limits }, build);
  const messages = [{ role: 'user', content: 'Moien' }];
  const times: Record<'site' | 'direct', number[]> = { site: [], direct: [] };
  for (let round = 0; round < 200; round += 1) {
    times.direct.push(await firstWord(service.url, { model: 'bench', stream: true, messages }));
    times.site.push(await firstWord(`${site.url}/api/chat`, { language: 'en', messages }));
  }
  await site.stop();
  await service.close();
  remove();
  return [{ name: 'first word', site: median(times.site), baseline: median(times.direct) }];
}

async function firstWord(url: string, question: unknown): Promise<number> {
  const began = performance.now();
  const headers = { ...visitor(), authorization: 'Bearer bench' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(question) });
  const decoder = new TextDecoder();
  let text = '';
  let time: number | undefined;
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('Moien!')) time ??= performance.now() - began;
  }
  if (time === undefined) throw new Error(`${url} answered ${response.status} and no first word`);
  return time;
}
