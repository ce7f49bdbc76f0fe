import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../../tests/support/listening-server.ts';
import { exchange } from '../../tests/support/raw-exchange.ts';
import { createLog } from '../observability/log.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { createHttpServer } from './http-server.ts';

const quick = {
  headMs: 300,
  requestMs: 600,
  checkMs: 50,
  stalledReaderMs: 300,
  readerBytesPerSecond: 4 * 2 ** 20,
};
const megabytes = 16;

/** A server that answers with a text, with more than anybody's buffers hold, or with a word now and another one later. */
async function serveWith(
  limits: Partial<typeof CONNECTION_LIMITS>,
  { trustedProxies = 1, log = createLog('silent') } = {},
): Promise<number> {
  const server = createHttpServer({
    log,
    limits,
    trustedProxies,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/large') return new Response(new Uint8Array(megabytes * 2 ** 20));
      if (pathname === '/thinking')
        return new Response(slowly(), { headers: { 'Transfer-Encoding': 'chunked' } });
      return new Response(await request.text());
    },
  });
  const { port, stop } = await listening(server);
  onTestFinished(stop);
  return port;
}

/** What a visitor is answered who asks once. */
const ask = (port: number, path = '/') =>
  exchange(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

function slowly(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(Buffer.from('one '));
      setTimeout(() => {
        controller.enqueue(Buffer.from('two'));
        controller.close();
      }, 4 * quick.stalledReaderMs);
    },
  });
}

test('a head and a body that do not come to an end are answered 408 and closed', async () => {
  const port = await serveWith(quick);
  for (const beginning of [
    'GET / HTTP/1.1\r\nHost: a',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhalf',
  ]) {
    const { statuses, isClosed, text } = await exchange(port, beginning);
    expect([beginning, statuses, isClosed]).toEqual([beginning, [408], true]);
    expect(text).toContain('"code":"too_slow"');
  }
});

test('an answer that nobody takes is broken off; who reads it has it whole', async () => {
  const port = await serveWith(quick);
  const whole = await ask(port, '/large');
  expect(whole.text.length).toBeGreaterThan(megabytes * 2 ** 20);

  const { socket, isEnded } = await askAndDoNotRead(port);
  await expect.poll(isEnded, { timeout: 20_000 }).toBe(true);
  expect(socket.bytesRead).toBeLessThan(megabytes * 2 ** 20);
});

test('[CH-4] an answer that pauses for longer than a reader may is not cut', async () => {
  const port = await serveWith(quick);
  const { text } = await ask(port, '/thinking');
  expect(text).toContain('two');
});

test('in a full house the one that has kept us waiting longest makes room for who comes with a whole request', async () => {
  const port = await serveWith({ ...CONNECTION_LIMITS, connections: 3 });
  const idle = [1, 2, 3].map(() => connect({ port, host: '127.0.0.1' }));
  const closed: number[] = [];
  for (const [index, socket] of idle.entries()) {
    await once(socket, 'connect');
    // The first two have begun to say something, and no more than that.
    if (index < 2) await new Promise<void>((resolve) => socket.write('GET / HT', () => resolve()));
    socket.on('close', () => closed.push(index));
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
  }
  const { statuses } = await ask(port);
  expect(statuses).toEqual([200]);
  await expect.poll(() => closed).toEqual([0]);
});

/**
 * Asks for more than anybody's buffers hold, and reads none of it. Only who sends finds out that the other end is gone while
 * there is something left to be read.
 */
async function askAndDoNotRead(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  let isEnded = false;
  socket.pause();
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isEnded = true;
  });
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  const asking = setInterval(() => socket.write('\r\n'), 20);
  onTestFinished(() => {
    clearInterval(asking);
    socket.destroy();
  });
  await once(socket, 'connect');
  return { socket, isEnded: () => isEnded };
}

test('[CT-5] in a house full of answers that nobody reads, one that stands still makes room for a visitor, and the log says so', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const port = await serveWith({ ...CONNECTION_LIMITS, connections: 3, checkMs: 50 }, { log });
  const unread = [await askAndDoNotRead(port), await askAndDoNotRead(port), await askAndDoNotRead(port)];
  await expect.poll(async () => (await ask(port)).statuses).toEqual([200]);
  await expect.poll(() => unread.filter(({ isEnded }) => isEnded()).length).toBe(1);
  await expect.poll(() => lines.join('')).toMatch(/"crowded":1,.*"msg":"http.connections_ended"/);
});

test('[CT-5] without a proxy in front one visitor has only a part of the connections; behind one it is the proxy’s, and has all', async () => {
  const limits = { ...CONNECTION_LIMITS, connectionsPerVisitor: 2, checkMs: 50 };
  for (const [trustedProxies, ended] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const port = await serveWith(limits, { trustedProxies });
    const greedy = [await askAndDoNotRead(port), await askAndDoNotRead(port)];
    await expect.poll(async () => (await ask(port)).statuses).toEqual([200]);
    await expect.poll(() => greedy.filter(({ isEnded }) => isEnded()).length).toBe(ended);
  }
});

test('in a house full of answers under way the newcomer is turned away, and none of the answers is broken off', async () => {
  const port = await serveWith({ ...CONNECTION_LIMITS, connections: 2 });
  const underWay = await Promise.all([1, 2].map(() => fetch(`http://127.0.0.1:${port}/thinking`)));
  const { statuses } = await ask(port);
  expect(statuses).toEqual([]);
  for (const answer of underWay) expect(await answer.text()).toBe('one two');
});

test.for([
  ['one after another are answered, and 500 at once are one', '/', 3, /^connection: close\r$/im],
  ['behind an answer that pauses are dropped, and it is whole', '/thinking', 1, /two\r\n0\r\n\r\n$/],
] as const)('[CT-5] requests on one connection: %s, and it is closed', async ([, path, answers, end]) => {
  const port = await serveWith({});
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  const request = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  let received = '';
  const count = () => received.match(/^HTTP/gm)?.length ?? 0;
  socket.on('data', (piece) => {
    const before = count();
    received += String(piece);
    if (count() > before) socket.write(count() < answers - 1 ? request : request.repeat(500));
  });
  socket.write(request);
  await once(socket, 'close');
  expect(count()).toBe(answers);
  expect(received).toMatch(end);
});

test('[CT-5] 500 requests at once with an expectation that no one meets get one refusal', async () => {
  const port = await serveWith({});
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n\r\n'.repeat(500));
  await once(socket, 'close');
  expect(received.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 417']);
});
