import { DatabaseError } from 'pg';

/**
 * Conditions of PostgreSQL that pass, or that an operator ends without a restart of ours: class 08 connection,
 * 28 authorization, 53 resources (disk full, too many connections), 57 operator's intervention (shutdown, start-up,
 * cancelled by a time-out), 58 the system beneath, XX damage; a database or a right that is missing; a server that only
 * reads; a deadlock; a lock that was not to be had. (PostgreSQL, appendix A)
 */
const CONDITIONS = /^(?:08|28|53|57|58|XX)|^(?:25006|3D000|40001|40P01|42501|55P03)$/;

/** What the system says when the server cannot be reached or goes away. */
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

/** Faults of the driver and its pool have no code, only a sentence. */
const SENTENCES: [RegExp, string][] = [
  [
    /^timeout exceeded when trying to connect|^timeout expired|due to connection timeout/,
    'connection_timeout',
  ],
  [/^Connection terminated|not queryable|^Client was closed/, 'connection_lost'],
  [/after calling end on the pool|driver has already been destroyed/, 'closed'],
];

/** The code of a fault that means "PostgreSQL cannot be read or written just now", undefined for a fault of ours. */
export function postgresOutageCode(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  if (fault instanceof DatabaseError) return CONDITIONS.test(fault.code ?? '') ? fault.code : undefined;
  if ('code' in fault && typeof fault.code === 'string')
    return SYSTEM.has(fault.code) ? fault.code : undefined;
  return SENTENCES.find(([sentence]) => sentence.test(fault.message))?.[1];
}

/** Whether it is worth waiting for: the server is starting or not there yet. A wrong password does not mend itself. */
export function isPassing(code: string): boolean {
  return !/^(?:28|3D|42|XX)/.test(code);
}
