import { setTimeout as pause } from 'node:timers/promises';
import { pagePaths } from '../../app/i18n/href.ts';
import { languages } from '../../app/i18n/languages.ts';
import { startFakeChatService } from '../../harness/fakes/chat-service.ts';
import { startFakeWebhook } from '../../harness/fakes/webhook.ts';
import { residentMemory, startSite, temporaryFolder } from '../../harness/running-site.ts';
import { letter } from './letter-request.ts';
import { median } from './median.ts';
import { visitorAddress } from './visitor-address.ts';

const minutes = 10;
const minuteMs = 60_000;
const sampleMs = 1000;
/** Samples of each end of the soak, the middle one of which counts: memory goes up and down with each collection. */
const window = 30;
/** What each visitor does between two pauses: more than a busy day, less than the machine can take. */
const pageVisitors = 8;
const paceMs = 100;

/** Megabytes after the first minute and at the end, and how much was done in between. */
type Soak = {
  afterFirstMinute: number;
  atTheEnd: number;
  pages: number;
  letters: number;
  answers: number;
  failures: number;
};

const pages = languages.flatMap((language) => [
  ...Object.values(pagePaths).map((page) => `/${language}${page && `/${page}`}`),
  `/${language}/blog/1`,
  `/${language}/not-there`,
]);

function json(body: unknown) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitorAddress() },
    body: JSON.stringify(body),
  };
}

/**
 * Ten minutes of page views, letters and questions, with a webhook that takes the letters and a chat service that answers every
 * second question; the built-in assistant answers the others.
 */
export async function soak(build: string): Promise<Soak> {
  const { folder, remove } = temporaryFolder();
  const [webhook, service] = await Promise.all([startFakeWebhook(), startFakeChatService()]);
  const chat = { CHAT_API_URL: service.url, CHAT_API_KEY: 'soak', CHAT_MODEL: 'soak' };
  const common = { TRUSTED_PROXIES: '1', WEBHOOK_URL: webhook.url, CHAT_DAILY_REQUESTS: '1000000' };
  const site = await startSite({ ...common, ...chat, DATA_DIR: folder }, build);
  const done = { pages: 0, letters: 0, answers: 0, failures: 0 };
  let over = false;

  const repeat = async (
    count: 'pages' | 'letters' | 'answers',
    once: (turn: number) => Promise<Response>,
  ) => {
    for (let turn = 0; !over; turn += 1) {
      const response = await once(turn);
      await response.arrayBuffer();
      if (response.status >= 500) done.failures += 1;
      done[count] += 1;
      await pause(paceMs);
    }
  };
  const view = (turn: number) => fetch(site.url + pages[turn % pages.length]);
  const write = () => fetch(`${site.url}/api/contact`, json(letter));
  const ask = (turn: number) => {
    if (turn % 2 === 0) service.tell({ mode: turn % 4 === 0 ? 'ok' : 'down' });
    const messages = [{ role: 'user', content: 'What does the audit cost?' }];
    return fetch(`${site.url}/api/chat`, json({ language: languages[turn % languages.length], messages }));
  };
  const work = Promise.all([
    ...Array.from({ length: pageVisitors }, () => repeat('pages', view)),
    repeat('letters', write),
    repeat('answers', ask),
  ]);

  const samples: number[] = [];
  const began = performance.now();
  while (performance.now() - began < minutes * minuteMs) {
    await pause(sampleMs);
    samples.push(residentMemory(site));
    // What the fakes remember is theirs; nobody reads it here.
    webhook.received.length = 0;
    service.received.length = 0;
  }
  over = true;
  await work;
  await site.stop();
  await Promise.all([webhook.close(), service.close()]);
  remove();
  const first = Math.floor(minuteMs / sampleMs);
  return {
    ...done,
    afterFirstMinute: median(samples.slice(first, first + window)),
    atTheEnd: median(samples.slice(-window)),
  };
}
