/**
 * Why a reply cannot be read or cannot go on. A piece of the service's own words is never in it.
 * `invalid_json`: not JSON · `service_error`: it carries an `error` · `no_message`: no first choice with a message ·
 * `incomplete`: it ended before it said that it was at its end · `too_long`: it does not come to an end · `too_slow`:
 * the next piece did not come in time · `connection_lost` · `stopped`: by whoever asked.
 */
export type CompletionFaultCode =
  | 'invalid_json'
  | 'service_error'
  | 'no_message'
  | 'incomplete'
  | 'too_long'
  | 'too_slow'
  | 'connection_lost'
  | 'stopped';

/** Breaks off the reading of a reply. */
export class CompletionFault extends Error {
  override readonly name = 'CompletionFault';
  readonly code: CompletionFaultCode;

  constructor(code: CompletionFaultCode, options?: { cause: unknown }) {
    super(code, options);
    this.code = code;
  }
}
