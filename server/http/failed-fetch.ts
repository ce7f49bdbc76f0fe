/** Parses Retry-After (RFC 9110, 10.2.3) into milliseconds from now, at least 0. Undefined if it is absent or invalid. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Returns a code for the log (`ECONNREFUSED`, or `network`), since the message of a failed `fetch` may quote input. */
export function networkErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'network';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{1,64}$/.test(code) ? code : 'network';
}
