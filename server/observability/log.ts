import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdTimeFunctions } from 'pino';
import { createLogOutput } from './log-output.ts';

/** What a room may do with the log. Messages are codes (`relay.dead`); fields are ids, counts, codes, durations. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * The server's log: one JSON object per line.
 * @param level the least level that is written
 * @param destination standard output unless a test hands in something else
 */
export function createLog(
  level: LevelWithSilent,
  destination: DestinationStream = createLogOutput(),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: faultWithoutMessage },
  };
  return pino(options, destination);
}

type LogSettings = { logLevel: LevelWithSilent; logFormat: 'text' | 'json' | undefined };

/** The log of a program that an operator starts: text where a person reads along, unless `LOG_FORMAT` says otherwise. */
export function openLog({ logLevel, logFormat }: LogSettings): Logger {
  const output = createLogOutput();
  const isRead = (logFormat ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text';
  return createLog(logLevel, isRead ? asText(output) : output);
}

/** Writes lines of the log as a person at a terminal reads them: the time of day, the level, the message, and its fields. */
export function asText(destination: DestinationStream): DestinationStream {
  return {
    write: (line) => {
      const { time, level, msg, ...fields } = JSON.parse(line);
      const said = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
      destination.write(`${[time.slice(11, 19), level, msg, ...said].join(' ')}\n`);
    },
  };
}

/**
 * An error as the log may show it: its name, its code and where it came from. The message stays out, because messages
 * quote what they choked on (`JSON.parse` does), and that can be a visitor's words.
 */
function faultWithoutMessage(fault: unknown): { name: string; code?: string; at?: string[] } {
  if (!(fault instanceof Error)) return { name: typeof fault };
  const code = 'code' in fault && typeof fault.code === 'string' ? { code: fault.code } : {};
  const at = (fault.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return { name: fault.name, ...code, at: at.map((line) => line.trim()) };
}
