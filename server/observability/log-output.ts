import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

type Deps = {
  /** Non-blocking; returns the bytes written, throws system errors. */
  write: (bytes: Buffer) => number;
  onExit: (run: () => void) => void;
};

/** Bytes buffered for a slow reader; further lines are dropped. */
const WAITING_LIMIT = 4 * 1024 * 1024;
const RETRY_MS = 50;
const LAST_ATTEMPTS = 5;

/**
 * Writes the lines of one event loop turn at once. Waits for slow readers without blocking and ignores closed ones,
 * where pino's own destination retries for ever at exit.
 */
export function createLogOutput({ write, onExit }: Deps = standardOutput()): DestinationStream {
  let lines = '';
  let rest: Buffer = Buffer.alloc(0);
  let isPlanned = false;
  let isBroken = false;
  let isAwaitingExit = false;

  /** False if the reader cannot take more now. */
  function pass(): boolean {
    rest = Buffer.concat([rest, Buffer.from(lines)]);
    lines = '';
    try {
      while (rest.length > 0) rest = rest.subarray(write(rest));
    } catch (error) {
      if (isFull(error)) return false;
      isBroken = true; // and there is nowhere to say so
    }
    return true;
  }

  function pump(): void {
    isPlanned = !pass();
    if (isPlanned) setTimeout(pump, RETRY_MS).unref();
  }

  function passLast(): void {
    for (let attempt = 0; attempt < LAST_ATTEMPTS && !(isBroken || pass()); attempt += 1) pauseSync(RETRY_MS);
  }

  return {
    write: (line) => {
      if (isBroken || rest.length + lines.length > WAITING_LIMIT) return;
      lines += line;
      // Most test logs never write a line.
      if (!isAwaitingExit) onExit(passLast);
      isAwaitingExit = true;
      if (isPlanned) return;
      isPlanned = true;
      setImmediate(pump);
    },
  };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

function pauseSync(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function standardOutput(): Deps {
  // Reading `fd` makes a pipe non-blocking.
  const { fd } = process.stdout;
  return { write: (bytes) => writeSync(fd, bytes), onExit: (run) => process.once('exit', run) };
}
