import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config.ts';

/** Texts are codes (`delivery.failed`); fields are ids, counts, codes and durations. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Bytes kept for a slow reader; further lines are dropped. */
const MAX_PENDING_BYTES = 4 * 1024 * 1024;

/** Pino's own destination retries for ever at exit when the reader has stopped. */
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
  // A reader that has gone is no reason to stop.
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

/** Keeps name, code and stack. The message may quote a visitor's input, as that of `JSON.parse` does. */
function errorWithoutMessage(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return { name: error.name, ...code, at: frames.map((line) => line.trim()) };
}
