import { connect } from 'node:net';

/** All received text, and the statuses in it. */
export type RawAnswer = { text: string; statuses: number[]; isClosed: boolean };

/** After this time without data, the server counts as hanging. */
const TIMEOUT_MS = 20_000;

/**
 * Sends bytes to this machine and reads until the server closes.
 * @param end half-closes after the last byte, for incomplete requests
 */
export function exchange(url: string, bytes: Buffer | string, end = false): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let isClosed = true;
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
    socket.setTimeout(TIMEOUT_MS, () => {
      isClosed = false;
      socket.destroy();
    });
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    // A server that rejects early does not read the rest, so the connection ends with a reset.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(pieces).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ text, statuses, isClosed });
    });
    if (end) socket.end(bytes);
    else socket.write(bytes);
  });
}
