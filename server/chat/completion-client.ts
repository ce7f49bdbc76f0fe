import type { Clock } from '../clock.ts';
import { networkErrorCode } from '../http/network-error.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import type { Message } from './check-conversation.ts';
import { CompletionError } from './completion-error.ts';
import { parsedJson } from './read-choice.ts';
import { readCompletion, readText } from './read-completion.ts';
import { detailForLog, serviceDetail } from './service-detail.ts';

type CompletionRequest = { instruction: string; messages: readonly Message[] };

/** Iterating `pieces` throws when the reply breaks off. `detail` is for the log, without key and conversation. */
export type Completion =
  | { result: 'answered'; pieces: AsyncGenerator<string> }
  | {
      result: 'down' | 'failed';
      code: string;
      status?: number;
      detail?: string | undefined;
      retryAfterMs?: number | undefined;
    }
  | { result: 'stopped' };

/** Never throws. `stop` also aborts while pieces are read. */
export type CompletionClient = (request: CompletionRequest, stop: AbortSignal) => Promise<Completion>;

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

  return async ({ instruction, messages }, stop) => {
    const call = openCall(clock, stop);
    const body = { model, stream: true, messages: [{ role: 'system', content: instruction }, ...messages] };
    const forLog = (detail: string | undefined) =>
      detailForLog(detail, [key, ...messages.map(({ content }) => content)]);
    const send = async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          authorization: `Bearer ${key}`,
        },
        body: JSON.stringify({ ...body, [tokenField]: MOST_TOKENS }),
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
        const detail = forLog(serviceDetail(parsedJson(refused)));
        return { ...refusal(response, clock.now()), detail };
      }
      call.expect(TIMEOUTS.firstPiece, 'first_piece_timeout');
      const pieces = readCompletion(response);
      const first = await pieces.next();
      if (first.done) throw new CompletionError('no_message');
      return { result: 'answered', pieces: continued(first.value, pieces, { call, forLog }) };
    } catch (error) {
      call.end();
      if (call.stopped()) return { result: 'stopped' };
      if (error instanceof CompletionError)
        return { result: 'failed', code: error.code, detail: forLog(error.detail) };
      return { result: 'down', code: call.missed() ?? networkErrorCode(error) };
    }
  };
}

function refusal({ status, headers }: Response, now: number): Extract<Completion, { code: string }> {
  if (status === TOO_MANY_REQUESTS) {
    return {
      result: 'down',
      code: 'busy',
      status,
      retryAfterMs: retryAfterMs(headers.get('retry-after'), now),
    };
  }
  if (status >= 500) return { result: 'down', code: 'not_working', status };
  const code = status >= 300 && status < 400 ? 'redirect_not_followed' : 'not_accepted';
  return { result: 'failed', code, status };
}

async function* continued(
  first: string,
  rest: AsyncGenerator<string>,
  { call, forLog }: { call: Call; forLog: (detail: string | undefined) => string | undefined },
): AsyncGenerator<string> {
  let characters = 0;
  try {
    for (let piece = first; ; ) {
      characters += piece.length;
      if (characters > LONGEST_COMPLETION) throw new CompletionError('too_long');
      call.arrived();
      yield piece;
      call.expect(TIMEOUTS.nextPiece, 'next_piece_timeout');
      const next = await rest.next();
      if (next.done) return;
      piece = next.value;
    }
  } catch (error) {
    if (error instanceof CompletionError) {
      error.detail = forLog(error.detail);
      throw error;
    }
    const code = call.missed() ? 'too_slow' : 'connection_lost';
    throw new CompletionError(call.stopped() ? 'stopped' : code, { cause: error });
  } finally {
    call.end();
  }
}

type Call = ReturnType<typeof openCall>;

function openCall(clock: Clock, stop: AbortSignal) {
  const controller = new AbortController();
  let arrived = (): void => undefined;
  let missed: string | undefined;
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
    stopped: () => stop.aborted,
  };
}
