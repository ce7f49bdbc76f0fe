import { connect } from 'node:net';

/** What came back on a connection: everything, and the statuses of the answers in it. */
export type RawAnswer = { text: string; statuses: number[]; isClosed: boolean };

/** How long a server may say nothing before it counts as hanging. */
const timeoutMs = 20_000;

/**
 * Sends bytes as they are, and reads until the other end closes.
 * @param end whether the sender's half is closed after the last byte: for a request that is not whole
 */
export function exchange(port: number, bytes: Buffer | string, end = false): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let isClosed = true;
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(timeoutMs, () => {
      isClosed = false;
      socket.destroy();
    });
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    // A server that refuses does not read the rest: then the connection ends with a reset, after the answer or without.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(pieces).toString('latin1');
      resolve({ text, statuses: statusesIn(text), isClosed });
    });
    if (end) socket.end(bytes);
    else socket.write(bytes);
  });
}

function statusesIn(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

/** The port of an address such as `http://127.0.0.1:3000`. */
export function portOf(url: string): number {
  return Number(new URL(url).port);
}
