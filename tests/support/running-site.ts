import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, '../../server/main.ts');

/** The real server, as a child process. */
export type RunningSite = {
  url: string;
  /** The parsed lines of the log so far. */
  log: string[];
  process: ChildProcess;
  /** Resolves on exit. */
  left: Promise<void>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Under load most lines are about requests, and parsing all of them would be slow. */
const listeningPort = (line: string, message: string) =>
  line.includes(`"${message}"`) ? Number(/"port":(\d+)/.exec(line)?.[1]) : undefined;

/** Reads the port from a log message such as `metrics.listening`. */
export function portOf(log: readonly string[], message: string): number | undefined {
  return log.map((line) => listeningPort(line, message)).find((port) => port !== undefined);
}

/**
 * Starts the built site on a free port.
 * @param environment settings such as `DATA_DIR` or `WEBHOOK_URL`
 * @param build by default `build`
 */
export async function startSite(environment: Record<string, string>, build?: string): Promise<RunningSite> {
  const child = spawn(process.execPath, build ? [main, build] : [main], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const left = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server left with ${code}: ${errors.join('')}`)));
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

export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
