import { connect } from 'node:net';

/** As many as a home page's visitors open at once, and as a pool of letters' senders. */
export const connections = 16;

/** What one connection is reading: bytes of the answer that are still to come, and its head while that is incomplete. */
type Reading = { left: number; head: Buffer };

const headEnd = '\r\n\r\n';
const empty = Buffer.alloc(0);

/**
 * Takes in what came; gives whether an answer is complete. Answers have a `Content-Length`, and none follows before the
 * next request.
 * @throws Error where the status is another one
 */
function isComplete(reading: Reading, chunk: Buffer, status: number): boolean {
  if (reading.left > 0) {
    reading.left -= chunk.length;
    return reading.left === 0;
  }
  reading.head = reading.head.length === 0 ? chunk : Buffer.concat([reading.head, chunk]);
  const end = reading.head.indexOf(headEnd);
  if (end < 0) return false;
  const head = reading.head.toString('latin1', 0, end);
  const answered = head.slice(9, 12);
  if (answered !== String(status)) throw new Error(`answered ${answered} instead of ${status}`);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  reading.left = end + headEnd.length + length - reading.head.length;
  reading.head = empty;
  return reading.left === 0;
}

type Load = {
  /** `http://…` of the server. */
  url: string;
  /** The next request as it travels, head and body. */
  nextRequest: () => string;
  /** The only status that counts as an answer. */
  status: number;
  milliseconds: number;
};

/**
 * Sends requests for a while on connections that are kept, each one after the answer to the one before, and gives how many per
 * second were answered. It only counts bytes: a client that understands HTTP costs more than the servers that it measures,
 * and would find them all equally fast.
 */
export async function requestRate({ url, nextRequest, status, milliseconds }: Load): Promise<number> {
  const port = Number(new URL(url).port);
  const began = performance.now();
  let answered = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(nextRequest()));
      const reading: Reading = { left: 0, head: empty };
      socket.on('data', (chunk) => {
        try {
          if (!isComplete(reading, chunk, status)) return;
        } catch (fault) {
          socket.destroy();
          reject(fault);
          return;
        }
        answered += 1;
        if (performance.now() - began < milliseconds) socket.write(nextRequest());
        else socket.end();
      });
      socket.once('error', reject);
      socket.once('close', () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, one));
  return (answered / (performance.now() - began)) * 1000;
}
