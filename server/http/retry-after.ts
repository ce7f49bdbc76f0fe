/**
 * Reads a Retry-After header (RFC 9110, 10.2.3): seconds, or a date.
 * @param now milliseconds since 1970
 * @returns milliseconds from now, at least 0; undefined when there is none or it makes no sense
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
