/**
 * What stopped a `fetch`, as a code for the log: `ECONNREFUSED`, `UND_ERR_SOCKET`; `network` where there is none.
 * Never the message, which may quote what was sent.
 */
export function networkFaultCode(fault: unknown): string {
  if (!(fault instanceof Error)) return 'network';
  // fetch wraps what happened as the cause of a "fetch failed".
  const { cause } = fault;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{1,64}$/.test(code) ? code : 'network';
}
