import { type FakeChatService, startFakeChatService } from '../../harness/fakes/chat-service.ts';
import { type RunningSite, residentMemory, startSite, temporaryFolder } from '../../harness/running-site.ts';
import { median } from './median.ts';
import { visitorAddress } from './visitor-address.ts';

/**
 * Milliseconds to the first word, medians of the same run. `memory` is the site's, resident, in megabytes: after 3,000
 * answers, when its heap has found its size, and after 6,000.
 */
export type FirstToken = {
  direct: number;
  site: number;
  extra: number;
  streams: number;
  memory: { before: number; after: number };
};

const rounds = 200;
const streams = 50;
/** Short answers before each look at the memory. */
const answersBetweenLooks = 3000;
const firstWord = 'Moien!';
const key = 'bench';

/** What the visitors ask whose answers run all the time. */
const background = 'A long story, please';

/** Through the site, or from the fake service itself: the same question, and every time another visitor. */
function ask(url: string, content: string): Promise<Response> {
  const messages = [{ role: 'user', content }];
  const isSite = url.endsWith('/api/chat');
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${key}`,
      'X-Forwarded-For': visitorAddress(),
    },
    body: JSON.stringify(isSite ? { language: 'en', messages } : { model: key, stream: true, messages }),
  });
}

async function timeToFirstWord(url: string): Promise<number> {
  const began = performance.now();
  const response = await ask(url, 'Moien');
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  // The service's first lines are a comment, the usage and an empty piece; a word is what a visitor could read.
  for (let text = ''; !text.includes(firstWord); ) {
    const read = await reader?.read();
    if (!read || read.done) throw new Error(`${url} answered ${response.status} and no first word`);
    text += decoder.decode(read.value, { stream: true });
  }
  const time = performance.now() - began;
  for (let rest = await reader?.read(); rest && !rest.done; ) rest = await reader?.read();
  return time;
}

/** Answers that run all the time, each followed by another as soon as it ends. */
function keepStreaming(url: string): () => Promise<unknown> {
  let going = true;
  const running = Array.from({ length: streams }, async () => {
    while (going) await (await ask(url, background)).text();
  });
  return () => {
    going = false;
    return Promise.all(running);
  };
}

/** Short answers, as many at once as there are streams. */
async function answerMany(url: string): Promise<void> {
  const each = async () => {
    for (let answer = 0; answer < answersBetweenLooks / streams; answer += 1)
      await (await ask(url, 'Moien')).text();
  };
  await Promise.all(Array.from({ length: streams }, each));
}

async function measure(site: RunningSite, service: FakeChatService): Promise<FirstToken> {
  const door = `${site.url}/api/chat`;
  await answerMany(door);
  const before = residentMemory(site);
  // As many words in a second as a fast model says.
  const reply = 'One word and another. '.repeat(40);
  service.tell({ mode: 'ok', matching: background, pause: 50, reply });
  const end = keepStreaming(door);
  const times: Record<'direct' | 'site', number[]> = { direct: [], site: [] };
  // One after the other in turn, so that the machine's moods fall on both alike.
  for (let round = 0; round < rounds; round += 1) {
    times.direct.push(await timeToFirstWord(service.url));
    times.site.push(await timeToFirstWord(door));
  }
  await end();
  await answerMany(door);
  const after = residentMemory(site);
  const direct = median(times.direct);
  const through = median(times.site);
  return { direct, site: through, extra: through - direct, streams, memory: { before, after } };
}

/** Asks the fake chat service directly and through the site, while many other visitors are being answered. */
export async function compareFirstToken(build: string): Promise<FirstToken> {
  const { folder, remove } = temporaryFolder();
  const service = await startFakeChatService();
  const site = await startSite(
    {
      DATA_DIR: folder,
      TRUSTED_PROXIES: '1',
      CHAT_API_URL: service.url,
      CHAT_API_KEY: key,
      CHAT_MODEL: key,
      CHAT_DAILY_REQUESTS: '1000000',
    },
    build,
  );
  try {
    return await measure(site, service);
  } finally {
    await site.stop();
    await service.close();
    remove();
  }
}
