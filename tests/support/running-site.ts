import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, '../server/main.ts');

/** The real server in a process of its own, as an operator would start it. */
export type RunningSite = {
  url: string;
  /** Every line that it has logged so far. */
  log: string[];
  process: ChildProcess;
  /** Resolves when it has left, of itself or not. */
  left: Promise<void>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

function listeningPort(line: string, message: string): number | undefined {
  // Most lines are about requests, and under load there are thousands: not each is worth parsing.
  if (!line.includes(message)) return undefined;
  const entry: unknown = JSON.parse(line);
  if (typeof entry !== 'object' || entry === null || !('msg' in entry) || !('port' in entry))
    return undefined;
  return entry.msg === message && typeof entry.port === 'number' ? entry.port : undefined;
}

/** The port that the log says a part of the server listens on, such as `metrics.listening`. */
export function portOf(log: readonly string[], message: string): number | undefined {
  return log.map((line) => listeningPort(line, message)).find((port) => port !== undefined);
}

/**
 * Starts the built site on a free port.
 * @param environment what differs from the defaults, for example `DATA_DIR` or `WEBHOOK_URL`
 * @param build the folder of another build
 */
export async function startSite(environment: Record<string, string>, build?: string): Promise<RunningSite> {
  const child = spawn(process.execPath, build ? [main, build] : [main], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const faults: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => faults.push(chunk.toString()));
  const left = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server left with ${code}: ${faults.join('')}`)));
    createInterface(child.stdout).on('line', (line) => {
      log.push(line);
      const found = listeningPort(line, 'server.listening');
      if (found) resolve(found);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    process: child,
    left,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await left;
    },
  };
}

/** What a server keeps in memory at this moment, in megabytes. */
export function residentMemory({ process: { pid } }: RunningSite): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}

/** A folder for one test's store, and its removal. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
