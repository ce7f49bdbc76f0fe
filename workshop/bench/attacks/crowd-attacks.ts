import { Agent, get } from 'node:http';
import { sendSlowVisitors } from '../../../harness/slow-visitors.ts';
import { type Attack, onSite, post } from './attack.ts';

const connections = 2000;
/** Requests a second of the flood, for as many milliseconds. */
const flood = { perSecond: 60, ms: 6000 };
/** A visitor's browser waits for no page longer than this because others ask for odd ones. */
const timeoutMs = 250;

function timeOf(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: 5000 }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - began));
    });
    request.once('timeout', () => request.destroy(new Error('not answered in 5 s'))).once('error', reject);
  });
}

/** Ordinary requests, one after the other, for a while: their median and their slowest hundredth in milliseconds. */
async function ordinary(url: string, ms: number): Promise<{ median: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const paths = ['/en', '/uk/about.data', '/fr/services', '/favicon.svg'];
  for (const end = performance.now() + ms; performance.now() < end; )
    times.push(await timeOf(url + paths[times.length % paths.length], agent));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}

const shown = ({ median, p99 }: { median: number; p99: number }) =>
  `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

async function floodWith(url: string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const odd = ['/PRIVACY', '/f%72', '/blog/1', '/none.png', '/%66r/About'];
  const asked: Promise<void>[] = [];
  for (let number = 0; number < (flood.perSecond * flood.ms) / 1000; number += 1) {
    const ask = async () => {
      const { status } = await fetch(url + odd[number % odd.length], { redirect: 'manual' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    asked.push(ask());
    await new Promise((resolve) => setTimeout(resolve, 1000 / flood.perSecond));
  }
  await Promise.all(asked);
  return statuses;
}

/** How many of so many letters are taken in, each from another address. */
async function taken(url: string, number: number, addressOf: (number: number) => string): Promise<number> {
  let accepted = 0;
  for (let sent = 0; sent < number; sent += 1) {
    const { status } = await post(`${url}/api/newsletter`, { email: 'a@example.org' }, addressOf(sent));
    if (status === 202) accepted += 1;
  }
  return accepted;
}

/** What many do at once, or one under many names. */
export const crowdAttacks: Attack[] = [
  {
    name: `${connections} connections that do not read their answers`,
    replay: (build) =>
      onSite(build, {}, async ({ url }) => {
        const visitors = await sendSlowVisitors(url, connections, ['answers that nobody reads']);
        const began = performance.now();
        let refused = 0;
        let answered = 0;
        while (answered < 20 && performance.now() - began < 15_000) {
          const agent = new Agent();
          const ok = await timeOf(`${url}/en`, agent).then(
            () => true,
            () => false,
          );
          agent.destroy();
          if (ok) answered += 1;
          else refused += 1;
        }
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        visitors.leave();
        return {
          seen: `${answered} visitors answered, ${refused} refused in ${seconds} s`,
          ok: answered === 20,
        };
      }),
  },
  {
    name: 'pages in odd spellings, beside ordinary visitors',
    replay: (build) =>
      onSite(build, {}, async ({ url }) => {
        await ordinary(url, 1000);
        const without = await ordinary(url, flood.ms);
        const [statuses, beside] = await Promise.all([floodWith(url), ordinary(url, flood.ms)]);
        const counts = [...statuses].map(([status, number]) => `${number}×${status}`).join(' ');
        return {
          seen: `${shown(beside)}; without ${shown(without)}; ${counts}`,
          ok: beside.p99 < timeoutMs,
        };
      }),
  },
  {
    name: 'X-Forwarded-For with a new port each time',
    replay: (build) =>
      onSite(build, {}, async ({ url }) => {
        const plain = await taken(url, 40, (number) => `203.0.113.9:${1024 + number}`);
        const bracketed = await taken(url, 40, (number) => `[2001:db8::9]:${1024 + number}`);
        return {
          seen: `${plain} and ${bracketed} of 40 letters taken in`,
          ok: plain === 20 && bracketed === 20,
        };
      }),
  },
  {
    name: 'an IPv6 /56: 256 networks of one customer',
    replay: (build) =>
      onSite(build, {}, async ({ url }) => {
        const accepted = await taken(url, 512, (number) => `2001:db8:0:${(number % 256).toString(16)}::1`);
        return { seen: `${accepted} of 512 letters taken in`, ok: accepted <= 200 };
      }),
  },
];
