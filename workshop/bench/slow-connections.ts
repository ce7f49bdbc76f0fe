import { Agent, get } from 'node:http';
import { startSite, temporaryFolder } from '../../harness/running-site.ts';
import { sendSlowVisitors } from '../../harness/slow-visitors.ts';
import { median } from './median.ts';

/** The slowest of a hundred answers in milliseconds, without the slow connections and with them; medians of the rounds. */
export type SlowConnections = { without: number; with: number; slow: number };

const slow = 500;
/** Who reads nothing is left to the tests: he has had megabytes sent to him first. */
const ways = ['a head that never ends', 'a body that never ends'] as const;
const rounds = 5;
/** A round ends before the first slow connection is thrown out, which is after ten seconds. */
const roundMs = 4000;
const senders = 8;
const paths = ['/en', '/uk/about', '/fr/services.data', '/favicon.svg'];

/** One answer from its first byte asked to its last byte read. */
function timeOf(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - began));
    }).once('error', reject);
  });
}

async function slowestOfHundred(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const times: number[] = [];
  const end = performance.now() + roundMs;
  const send = async () => {
    while (performance.now() < end) times.push(await timeOf(url + paths[times.length % paths.length], agent));
  };
  await Promise.all(Array.from({ length: senders }, send));
  agent.destroy();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Asks for pages in turn with and without slow connections beside, so that the machine's moods fall on both alike. */
export async function compareSlowConnections(build: string): Promise<SlowConnections> {
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '1' }, build);
  const alone: number[] = [];
  const beside: number[] = [];
  await slowestOfHundred(site.url);
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await slowestOfHundred(site.url));
    const visitors = await sendSlowVisitors(site.url, slow, ways);
    beside.push(await slowestOfHundred(site.url));
    if (visitors.open() < slow)
      throw new Error('a slow connection was thrown out before its round had ended');
    visitors.leave();
  }
  await site.stop();
  remove();
  return { without: median(alone), with: median(beside), slow };
}
