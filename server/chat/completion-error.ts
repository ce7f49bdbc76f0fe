/**
 * `service_error`: the reply carries an `error` · `no_message`: no first choice with a message · `incomplete`: ended
 * before its end mark · `too_long`: over the limit · `too_slow`: the next piece was late. The service's own text is in
 * `detail`, for the log only.
 */
export type CompletionErrorCode =
  | 'invalid_json'
  | 'service_error'
  | 'no_message'
  | 'incomplete'
  | 'too_long'
  | 'too_slow'
  | 'connection_lost'
  | 'stopped';

export class CompletionError extends Error {
  override readonly name = 'CompletionFault';
  readonly code: CompletionErrorCode;
  detail: string | undefined;

  constructor(
    code: CompletionErrorCode,
    { detail, ...options }: { cause?: unknown; detail?: string | undefined } = {},
  ) {
    super(code, options);
    this.code = code;
    this.detail = detail;
  }
}
