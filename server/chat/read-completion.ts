import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { CompletionError } from './completion-error.ts';
import { readChoice } from './read-choice.ts';

/** Characters of one event or of a whole JSON reply. */
const LONGEST_JSON = 1_000_000;
const END_OF_STREAM = '[DONE]';

/**
 * Yields the text of a reply, streamed or whole JSON by its content type.
 * @throws CompletionError, or the connection's error
 */
export function readCompletion(response: Response): AsyncGenerator<string> {
  const { body } = response;
  if (!body) throw new CompletionError('no_message');
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'text/event-stream' ? readEvents(body) : readWhole(body);
}

/** @throws CompletionError `too_long` */
export async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  let whole = '';
  for await (const text of decoded(body)) {
    whole += text;
    if (whole.length > LONGEST_JSON) throw new CompletionError('too_long');
  }
  return whole;
}

async function* readWhole(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const content = readChoice(await readText(body))?.message;
  if (content === undefined || content.trim() === '') throw new CompletionError('no_message');
  yield content;
}

async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const events: EventSourceMessage[] = [];
  let failed = false;
  const parser = createParser({
    maxBufferSize: LONGEST_JSON,
    onEvent: (event) => events.push(event),
    // Unknown lines are skipped, as the standard says; only an endless one is an error.
    onError: ({ type }) => {
      failed ||= type === 'max-buffer-size-exceeded';
    },
  });
  let spoken = false;
  let finished = false;

  // Some services omit the empty line after the last event.
  for await (const text of decoded(body, '\n\n')) {
    parser.feed(text);
    if (failed) throw new CompletionError('too_long');
    for (const { data } of events.splice(0)) {
      if (data.trim() === END_OF_STREAM) return ended(spoken, true);
      const choice = readChoice(data);
      // Some services add the whole text so far to each event.
      const piece = choice?.delta ?? (spoken ? undefined : choice?.message);
      finished ||= choice?.finished === true;
      // Leading white space is no answer yet.
      if (!piece || !(spoken || piece.trim())) continue;
      spoken = true;
      yield piece;
    }
  }
  ended(spoken, finished);
}

function ended(spoken: boolean, finished: boolean): void {
  if (!spoken) throw new CompletionError('no_message');
  if (!finished) throw new CompletionError('incomplete');
}

/** Decodes UTF-8 across chunks and appends `ending`. */
async function* decoded(body: AsyncIterable<Uint8Array>, ending = ''): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode() + ending;
}
