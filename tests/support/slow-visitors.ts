import { connect, type Socket } from 'node:net';
import { portOf } from './raw-exchange.ts';

/** Ways to keep a connection busy without finishing. */
const SLOW_WAYS = {
  'a head that never ends': 'GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ',
  'a body that never ends':
    'POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"',
  // More than the socket buffers hold.
  'answers that nobody reads':
    'GET /films/rhymes-en-day.h264.mp4 HTTP/1.1\r\nHost: site.example\r\n\r\n'.repeat(100),
} as const;

type SlowWay = keyof typeof SLOW_WAYS;

export type SlowVisitors = {
  /** Number of connections that the server keeps open. */
  open: (way?: SlowWay) => number;
  leave: () => void;
};

/** One in nine does not read: it needs megabytes of answers first, a load of another kind. */
const usualWays: SlowWay[] = [
  ...Array.from({ length: 4 }, () => ['a head that never ends', 'a body that never ends'] as const).flat(),
  'answers that nobody reads',
];

/**
 * Opens slow connections of each kind and sends one more byte per second. Resolves when all are connected and
 * have sent their beginning.
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
    // Disconnects are expected.
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
    // An empty line between requests is ignored; any other character would be a malformed request.
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
