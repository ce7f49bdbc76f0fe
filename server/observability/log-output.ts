import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

type Deps = {
  /** Writes without waiting and gives the number of bytes taken; throws what the system says. */
  write: (bytes: Buffer) => number;
  /** Calls `run` when this process is about to end. */
  onExit: (run: () => void) => void;
};

/** What may wait for a reader that has fallen behind, in bytes or so. Lines beyond it are dropped, or the memory would fill up. */
const WAITING_LIMIT = 4 * 1024 * 1024;
const RETRY_MS = 50;
/** How often a process that ends tries to get rid of its last lines, a moment apart. */
const LAST_ATTEMPTS = 5;

/**
 * Where the log goes: lines of one turn of the event loop leave in one write. The reader of the log decides nothing
 * about the server: one that is slow is waited for without stopping anything else, one that is gone is forgotten. (pino's
 * own destination tries for ever when the process ends, so that a server whose reader was gone did not stop.)
 */
export function createLogOutput({ write, onExit }: Deps = standardOutput()): DestinationStream {
  let lines = '';
  let rest: Buffer = Buffer.alloc(0);
  let isPlanned = false;
  let isBroken = false;
  let isAwaitingExit = false;

  /** False where something is left because the reader cannot take more just now. */
  function pass(): boolean {
    rest = Buffer.concat([rest, Buffer.from(lines)]);
    lines = '';
    try {
      while (rest.length > 0) rest = rest.subarray(write(rest));
    } catch (fault) {
      if (isFull(fault)) return false;
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
      // Not before there is a line: most logs of a test never have one.
      if (!isAwaitingExit) onExit(passLast);
      isAwaitingExit = true;
      if (isPlanned) return;
      isPlanned = true;
      setImmediate(pump);
    },
  };
}

function isFull(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'EAGAIN';
}

function pauseSync(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function standardOutput(): Deps {
  // Asking for it makes a pipe one that does not wait.
  const { fd } = process.stdout;
  return { write: (bytes) => writeSync(fd, bytes), onExit: (run) => process.once('exit', run) };
}
