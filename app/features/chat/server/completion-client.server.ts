import type { Clock } from '../../../../server/clock.ts';
import { networkErrorCode } from '../../../../server/http/network-error.ts';
import { retryAfterMs } from '../../../../server/http/retry-after.ts';
import type { Message } from './check-conversation.server.ts';
import { CompletionError, errorDetail, readCompletion, readText } from './read-completion.server.ts';

/** Iterating `chunks` throws when the reply breaks off. `detail` is for the log, without key and conversation. */
export type Completion =
  | { result: 'answered'; chunks: AsyncGenerator<string> }
  | {
      result: 'down' | 'failed';
      code: string;
      status?: number;
      detail?: string | undefined;
      retryAfterMs?: number | undefined;
    }
  | { result: 'stopped' };

/** Never throws. `stop` also aborts while chunks are read. */
export type CompletionClient = (
  request: { systemPrompt: string; messages: readonly Message[] },
  stop: AbortSignal,
) => Promise<Completion>;

type Deps = { url: string; key: string; model: string; fetch: typeof fetch; clock: Clock };

/** In milliseconds. Search models need time before the first word. */
export const TIMEOUTS = { firstByte: 15_000, firstPiece: 20_000, nextPiece: 20_000 };
/** In characters. */
const LONGEST_COMPLETION = 40_000;
/** Reasoning included: a long answer takes some 800, in Cyrillic twice as many. */
const MOST_TOKENS = 2000;
const TOO_MANY_REQUESTS = 429;
const UNKNOWN_FIELD = [400, 422];

/** Follows no redirects, so that the key reaches one host only. */
export function createCompletionClient({ url, key, model, fetch, clock }: Deps): CompletionClient {
  // OpenAI's newest models require the second, most services the first.
  let tokenField: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  return async ({ systemPrompt, messages }, stop) => {
    const call = openCall(clock, stop);
    const secrets = [key, ...messages.map(({ content }) => content)];
    const send = async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          authorization: `Bearer ${key}`,
        },
        body: JSON.stringify({
          model,
          stream: true,
          messages: [{ role: 'system', content: systemPrompt }, ...messages],
          [tokenField]: MOST_TOKENS,
        }),
        redirect: 'manual',
        signal: call.signal,
      });
      return { response, refused: response.ok || !response.body ? '' : await readText(response.body) };
    };
    try {
      call.expect(TIMEOUTS.firstByte, 'first_byte_timeout');
      let { response, refused } = await send();
      if (UNKNOWN_FIELD.includes(response.status) && refused.includes('max_completion_tokens')) {
        tokenField = 'max_completion_tokens';
        ({ response, refused } = await send());
      }
      if (!response.ok) {
        call.end();
        return { ...refusal(response, clock.now()), detail: errorDetail(refused, secrets) };
      }
      call.expect(TIMEOUTS.firstPiece, 'first_piece_timeout');
      const chunks = readCompletion(response, secrets);
      const first = await chunks.next();
      if (first.done) throw new CompletionError('no_message');
      return { result: 'answered', chunks: continued(first.value, chunks, call, stop) };
    } catch (error) {
      call.end();
      if (stop.aborted) return { result: 'stopped' };
      if (error instanceof CompletionError)
        return { result: 'failed', code: error.code, detail: error.detail };
      return { result: 'down', code: call.missed() ?? networkErrorCode(error) };
    }
  };
}

function refusal({ status, headers }: Response, now: number): Extract<Completion, { code: string }> {
  if (status === TOO_MANY_REQUESTS) {
    const retryAfter = retryAfterMs(headers.get('retry-after'), now);
    return { result: 'down', code: 'busy', status, retryAfterMs: retryAfter };
  }
  if (status >= 500) return { result: 'down', code: 'not_working', status };
  const code = status >= 300 && status < 400 ? 'redirect_not_followed' : 'not_accepted';
  return { result: 'failed', code, status };
}

async function* continued(
  first: string,
  rest: AsyncGenerator<string>,
  call: Call,
  stop: AbortSignal,
): AsyncGenerator<string> {
  let characters = 0;
  try {
    for (let chunk = first; ; ) {
      characters += chunk.length;
      if (characters > LONGEST_COMPLETION) throw new CompletionError('too_long');
      call.arrived();
      yield chunk;
      call.expect(TIMEOUTS.nextPiece, 'next_piece_timeout');
      const next = await rest.next();
      if (next.done) return;
      chunk = next.value;
    }
  } catch (error) {
    if (error instanceof CompletionError) throw error;
    const lost = call.missed() ? 'too_slow' : 'connection_lost';
    throw new CompletionError(stop.aborted ? 'stopped' : lost, { cause: error });
  } finally {
    call.end();
  }
}

type Call = ReturnType<typeof openCall>;

/** Aborts a call when the next part is not there in time. */
function openCall(clock: Clock, stop: AbortSignal) {
  const controller = new AbortController();
  let missed: string | undefined;
  let arrived = (): unknown => undefined;
  return {
    signal: AbortSignal.any([stop, controller.signal]),
    expect: (ms: number, code: string) => {
      arrived();
      arrived = clock.after(ms, () => {
        missed = code;
        controller.abort();
      });
    },
    arrived: () => arrived(),
    end: () => {
      arrived();
      controller.abort();
    },
    missed: () => missed,
  };
}
