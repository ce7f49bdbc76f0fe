import { connect, type Socket } from 'node:net';
import { portOf } from './raw-exchange.ts';

/** How somebody keeps a connection busy without ever coming to an end. */
const SLOW_WAYS = {
  'a head that never ends': 'GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ',
  'a body that never ends':
    'POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"',
  // More than the system itself would take in for somebody who does not read.
  'answers that nobody reads':
    'GET /films/rhymes-en-day.h264.mp4 HTTP/1.1\r\nHost: site.example\r\n\r\n'.repeat(100),
} as const;

type SlowWay = keyof typeof SLOW_WAYS;

export type SlowVisitors = {
  /** How many of them the server still holds. */
  open: (way?: SlowWay) => number;
  leave: () => void;
};

/** One in nine does not read: he has had megabytes sent to him first, and that is a load of another kind. */
const usualWays: SlowWay[] = [
  ...Array.from({ length: 4 }, () => ['a head that never ends', 'a body that never ends'] as const).flat(),
  'answers that nobody reads',
];

/**
 * Opens slow connections, of each kind in turn, and keeps them slow: one more byte a second, and nothing read of what is
 * not to be read. Resolves when all are connected and have sent their beginning.
 */
export async function sendSlowVisitors(
  url: string,
  number: number,
  ways: readonly SlowWay[] = usualWays,
): Promise<SlowVisitors> {
  const open = new Map<Socket, SlowWay>();
  const arrivals = Array.from({ length: number }, (_, index) => {
    const way = ways[index % ways.length] ?? 'a head that never ends';
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = connect({ port: portOf(url), host: '127.0.0.1' });
    open.set(socket, way);
    socket.on('connect', () => socket.write(SLOW_WAYS[way], () => resolve()));
    // To be thrown out is what they wait for.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      resolve();
    });
    if (way === 'answers that nobody reads') socket.pause();
    else socket.resume();
    return promise;
  });
  const trickle = setInterval(() => {
    // Between two requests an empty line means nothing; a letter would be a request that cannot be read.
    for (const [socket, way] of open) socket.write(way === 'answers that nobody reads' ? '\r\n' : 'x');
  }, 1000);
  await Promise.all(arrivals);
  return {
    open: (way) => [...open.values()].filter((each) => way === undefined || each === way).length,
    leave: () => {
      clearInterval(trickle);
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
