import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { CompletionFault } from './completion-fault.ts';
import { readChoice } from './read-choice.ts';

/** Characters that one event or one whole reply may have: far more than an answer, far less than the memory. */
const LONGEST_JSON = 1_000_000;
const END_OF_STREAM = '[DONE]';

/**
 * The text of a service's reply, piece by piece: as it comes where the service streams, in one piece where it answers
 * with whole JSON. The reply decides, by its content type, not what was asked for.
 * @throws CompletionFault where it is not what it should be; what the connection throws
 */
export function readCompletion(response: Response): AsyncGenerator<string> {
  const { body } = response;
  if (!body) throw new CompletionFault('no_message');
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'text/event-stream' ? readEvents(body) : readWhole(body);
}

async function* readWhole(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let json = '';
  for await (const text of decoded(body)) {
    json += text;
    if (json.length > LONGEST_JSON) throw new CompletionFault('too_long');
  }
  const content = readChoice(json)?.message;
  if (content === undefined || content.trim() === '') throw new CompletionFault('no_message');
  yield content;
}

async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const events: EventSourceMessage[] = [];
  let failed = false;
  const parser = createParser({
    maxBufferSize: LONGEST_JSON,
    onEvent: (event) => events.push(event),
    // Lines that are no events are skipped, as the standard wants; only one that never ends is a fault.
    onError: ({ type }) => {
      failed ||= type === 'max-buffer-size-exceeded';
    },
  });
  let spoken = false;
  let finished = false;

  // A last event without the empty line that should end it still counts: some services forget it.
  for await (const text of decoded(body, '\n\n')) {
    parser.feed(text);
    if (failed) throw new CompletionFault('too_long');
    for (const { data } of events.splice(0)) {
      if (data.trim() === END_OF_STREAM) return ended(spoken, true);
      const choice = readChoice(data);
      // Some services put the whole text so far beside what is new: that would say everything twice.
      const piece = choice?.delta ?? (spoken ? undefined : choice?.message);
      finished ||= choice?.finished === true;
      // White space at the beginning is no answer yet, and Markdown does not need it.
      if (!piece || !(spoken || piece.trim())) continue;
      spoken = true;
      yield piece;
    }
  }
  ended(spoken, finished);
}

function ended(spoken: boolean, finished: boolean): void {
  if (!spoken) throw new CompletionFault('no_message');
  if (!finished) throw new CompletionFault('incomplete');
}

/** The bytes as text in whole characters, and `ending` after the last of them. */
async function* decoded(body: AsyncIterable<Uint8Array>, ending = ''): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode() + ending;
}
