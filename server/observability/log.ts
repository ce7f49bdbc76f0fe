import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config.ts';

/** Messages are codes (`delivery.failed`), fields are ids, counts, codes and durations. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Further lines are dropped if the reader is this far behind. */
const MAX_PENDING_BYTES = 4 * 1024 * 1024;

/** Pino's own destination never stops retrying at exit if the reader has stalled. */
const standardOutput: DestinationStream = {
  write: (line) => {
    if (process.stdout.writableLength < MAX_PENDING_BYTES) process.stdout.write(line);
  },
};

export function createLog(level: LevelWithSilent, destination = standardOutput): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorWithoutMessage },
  };
  return pino(options, destination);
}

/** Writes text on a terminal, unless `LOG_FORMAT` says otherwise. */
export function openLog({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): Logger {
  // The server keeps running if the reader of its output is gone.
  process.stdout.on('error', () => undefined);
  const isText = (logFormat ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text';
  return createLog(logLevel, isText ? asText(standardOutput) : standardOutput);
}

export function asText(destination: DestinationStream): DestinationStream {
  return {
    write: (line) => {
      const { time, level, msg, ...fields } = JSON.parse(line);
      const shown = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
      destination.write(`${[time.slice(11, 19), level, msg, ...shown].join(' ')}\n`);
    },
  };
}

/** The message is left out because it may quote a visitor's input, as errors of `JSON.parse` do. */
function errorWithoutMessage(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return { name: error.name, ...code, at: frames.map((line) => line.trim()) };
}
