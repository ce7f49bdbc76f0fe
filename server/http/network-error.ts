/** An error code of `fetch` for the log (`ECONNREFUSED`, or `network`). Never the message, which may quote input. */
export function networkErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'network';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{1,64}$/.test(code) ? code : 'network';
}
