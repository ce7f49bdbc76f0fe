import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';

const END_OF_STREAM = '[DONE]';
const MAX_DETAIL_LENGTH = 300;
/** Shorter values would match ordinary words. */
const MIN_SECRET_LENGTH = 4;
const MIN_QUOTE_LENGTH = 20;

const text = z.object({ content: z.string().nullish() }).nullish().catch(null);
// Streamed replies have the new text in `delta`. Other fields of services are ignored.
const choice = z.object({ message: text, delta: text, finish_reason: z.string().nullish().catch(null) });
const replySchema = z.object({
  error: z.unknown().optional(),
  choices: z.tuple([choice], z.unknown()).nullish().catch(null),
});
const errorSchema = z.union([
  z.string(),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

/** `no_message`: the first choice has no message · `incomplete`: the stream ended without an end mark. */
type CompletionErrorCode =
  | 'invalid_json'
  | 'service_error'
  | 'no_message'
  | 'incomplete'
  | 'too_long'
  | 'too_slow'
  | 'connection_lost'
  | 'stopped';

export class CompletionError extends Error {
  override readonly name = 'CompletionError';
  readonly code: CompletionErrorCode;
  /** The service's own text is only for the log. */
  readonly detail: string | undefined;

  constructor(code: CompletionErrorCode, options: { detail?: string | undefined; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.detail = options.detail;
  }
}

/**
 * Reads a stream or one JSON value, by the content type.
 * @param secrets removed from an error's `detail`
 * @throws CompletionError, or the connection's error
 */
export async function* readCompletion(
  response: Response,
  secrets: readonly string[] = [],
): AsyncGenerator<string> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'text/event-stream' && response.body) return yield* readEvents(response.body, secrets);
  const content = readChoice(await response.text(), secrets)?.message?.content;
  if (!content?.trim()) throw new CompletionError('no_message');
  yield content;
}

async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, secrets: readonly string[]) {
  const events = body
    .pipeThrough(new TextDecoderStream())
    // Some services omit the empty line after the last event.
    .pipeThrough(new TransformStream<string, string>({ flush: (end) => end.enqueue('\n\n') }))
    .pipeThrough(new EventSourceParserStream());
  let hasText = false;
  let isFinished = false;
  for await (const { data } of events) {
    isFinished ||= data.trim() === END_OF_STREAM;
    if (data.trim() === END_OF_STREAM) break;
    const read = readChoice(data, secrets);
    isFinished ||= typeof read?.finish_reason === 'string';
    // Some services repeat the whole text with each event.
    const chunk = read?.delta?.content ?? (hasText ? undefined : read?.message?.content);
    // White space alone is no answer yet.
    if (!chunk || !(hasText || chunk.trim())) continue;
    hasText = true;
    yield chunk;
  }
  if (!hasText) throw new CompletionError('no_message');
  if (!isFinished) throw new CompletionError('incomplete');
}

/** Reads `choices[0]` of a reply or event. @throws CompletionError `invalid_json` or `service_error` */
function readChoice(json: string, secrets: readonly string[]): z.infer<typeof choice> | undefined {
  const { success, data } = replySchema.safeParse(parsedJson(json));
  if (!success) throw new CompletionError('invalid_json');
  if (data.error !== undefined && data.error !== null)
    throw new CompletionError('service_error', { detail: errorDetail(json, secrets) });
  return data.choices?.[0];
}

/** Returns one truncated line without secrets. Undefined if it quotes part of a secret. */
export function errorDetail(json: string, secrets: readonly string[]): string | undefined {
  const { data } = errorSchema.safeParse(replySchema.safeParse(parsedJson(json)).data?.error);
  const hidden = secrets.map(onOneLine).filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const shown = hidden
    .reduce((detail, secret) => detail?.replaceAll(secret, '…'), data && onOneLine(data))
    ?.slice(0, MAX_DETAIL_LENGTH);
  for (let end = MIN_QUOTE_LENGTH; shown && end <= shown.length; end += 1)
    if (hidden.some((secret) => secret.includes(shown.slice(end - MIN_QUOTE_LENGTH, end)))) return;
  return shown;
}

const onOneLine = (lines: string) => lines.replace(/\s+/g, ' ').trim();

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // matches no schema
  }
}
