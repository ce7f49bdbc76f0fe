import { DatabaseError } from 'pg';

/**
 * Conditions that pass, or that an operator ends without our restart: 08 connection, 28 authorization, 53 resources, 57
 * operator intervention, 58 system, XX corruption; missing database or privilege, read-only, deadlock, lock not
 * available (PostgreSQL, appendix A).
 */
const CONDITIONS = /^(?:08|28|53|57|58|XX)|^(?:25006|3D000|40001|40P01|42501|55P03)$/;

const SYSTEM = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT', // a Unix socket that is not there
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Errors of the driver and its pool without a code. */
const SENTENCES: [RegExp, string][] = [
  [
    /^timeout exceeded when trying to connect|^timeout expired|due to connection timeout/,
    'connection_timeout',
  ],
  [/^Connection terminated|not queryable|^Client was closed/, 'connection_lost'],
  [/after calling end on the pool|driver has already been destroyed/, 'closed'],
];

/** A code if the error means that PostgreSQL is unavailable; undefined for errors of ours. */
export function postgresOutageCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseError) return CONDITIONS.test(error.code ?? '') ? error.code : undefined;
  if ('code' in error && typeof error.code === 'string')
    return SYSTEM.has(error.code) ? error.code : undefined;
  return SENTENCES.find(([sentence]) => sentence.test(error.message))?.[1];
}

/** True if retrying may help: the server is starting. A wrong password is permanent. */
export function isPassing(code: string): boolean {
  return !/^(?:28|3D|42|XX)/.test(code);
}
