/**
 * Why a reply cannot be read or cannot go on. A piece of the service's own words is never in it.
 * `invalid_json`: not JSON · `service_error`: it carries an `error` · `no_message`: no first choice with a message ·
 * `incomplete`: it ended before it said that it was at its end · `too_long`: it does not come to an end · `too_slow`:
 * the next piece did not come in time · `connection_lost` · `stopped`: by whoever asked.
 */
export type ReplyFaultCode =
  | 'invalid_json'
  | 'service_error'
  | 'no_message'
  | 'incomplete'
  | 'too_long'
  | 'too_slow'
  | 'connection_lost'
  | 'stopped';

/** Breaks off the reading of a reply. */
export class ReplyFault extends Error {
  override readonly name = 'ReplyFault';
  readonly code: ReplyFaultCode;

  constructor(code: ReplyFaultCode, options?: { cause: unknown }) {
    super(code, options);
    this.code = code;
  }
}

/**
 * The code of a fault from anywhere: the site's bundle has a copy of this module, so that `instanceof` does not know the
 * server's own. `failed` for what is no fault of a reply.
 */
export function replyFaultCode(fault: unknown): string {
  if (!(fault instanceof Error && fault.name === 'ReplyFault' && 'code' in fault)) return 'failed';
  return String(fault.code);
}
