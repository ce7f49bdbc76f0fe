import type { Clock } from '../clock.ts';
import { networkFaultCode } from '../network-fault.ts';
import { retryAfterMs } from '../retry-after.ts';
import type { Message } from './check-conversation.ts';
import { CompletionFault } from './completion-fault.ts';
import { readCompletion } from './read-completion.ts';

/** What is asked: who the assistant is, in one text, and the conversation up to the visitor's newest message. */
type CompletionRequest = {
  instruction: string;
  messages: (Message | { role: 'system'; content: string })[];
};

/**
 * What became of asking. `pieces` are the text as it comes, the first already there; iterating throws when the reply
 * breaks off. `down`: the service cannot be reached, does not work, or is busy, and then for `retryAfterMs` if it says so ·
 * `failed`: it answers, but not with an answer · `stopped`: by `stop`. The code is for the log.
 */
export type Completion =
  | { result: 'answered'; pieces: AsyncGenerator<string> }
  | { result: 'down' | 'failed'; code: string; status?: number; retryAfterMs?: number | undefined }
  | { result: 'stopped' };

/** Asks once; never throws. `stop` ends the call at any time, also while the pieces are read. */
export type CompletionClient = (request: CompletionRequest, stop: AbortSignal) => Promise<Completion>;

type Deps = { url: string; key: string; model: string; fetch: typeof fetch; clock: Clock };

/**
 * How long a service is waited for, in milliseconds. Before the first word a visitor sees three dots, and the built-in
 * assistant could have answered long ago; a search model may need that time. Connecting has fetch's own ten seconds.
 */
export const TIMEOUTS = { firstByte: 15_000, firstPiece: 20_000, nextPiece: 20_000 };
/** Characters after which a reply is not one any more. */
const LONGEST_COMPLETION = 40_000;
/** Tokens that an answer may cost, thinking included: a long answer has some 800, in Cyrillic twice as many. */
const MOST_TOKENS = 2000;
const TOO_MANY_REQUESTS = 429;
/** By these a service says that it does not know a field. */
const UNKNOWN_FIELD = [400, 422];

/** Asks a chat-completion endpoint as OpenAI has shaped it. No redirect is followed: the key goes to one address. */
export function createCompletionClient({ url, key, model, fetch, clock }: Deps): CompletionClient {
  // Most services know the first; the newest models of OpenAI refuse it and want the second, and neither bears both.
  let tokenField: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  return async ({ instruction, messages }, stop) => {
    const call = openCall(clock, stop);
    const body = { model, stream: true, messages: [{ role: 'system', content: instruction }, ...messages] };
    const send = () =>
      fetch(url, {
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
    try {
      call.expect(TIMEOUTS.firstByte, 'first_byte_timeout');
      let response = await send();
      if (
        UNKNOWN_FIELD.includes(response.status) &&
        (await response.text()).includes('max_completion_tokens')
      ) {
        tokenField = 'max_completion_tokens';
        response = await send();
      }
      if (!response.ok) {
        call.end();
        return refusal(response, clock.now());
      }
      call.expect(TIMEOUTS.firstPiece, 'first_piece_timeout');
      const pieces = readCompletion(response);
      const first = await pieces.next();
      if (first.done) throw new CompletionFault('no_message');
      return { result: 'answered', pieces: continued(first.value, pieces, call) };
    } catch (fault) {
      call.end();
      if (call.stopped()) return { result: 'stopped' };
      if (fault instanceof CompletionFault) return { result: 'failed', code: fault.code };
      return { result: 'down', code: call.missed() ?? networkFaultCode(fault) };
    }
  };
}

function refusal({ status, headers }: Response, now: number): Completion {
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

async function* continued(first: string, rest: AsyncGenerator<string>, call: Call): AsyncGenerator<string> {
  let characters = 0;
  try {
    for (let piece = first; ; ) {
      characters += piece.length;
      if (characters > LONGEST_COMPLETION) throw new CompletionFault('too_long');
      // While the visitor's side is slow the service is not waited for, and no time runs.
      call.arrived();
      yield piece;
      call.expect(TIMEOUTS.nextPiece, 'next_piece_timeout');
      const next = await rest.next();
      if (next.done) return;
      piece = next.value;
    }
  } catch (fault) {
    if (fault instanceof CompletionFault) throw fault;
    const code = call.missed() ? 'too_slow' : 'connection_lost';
    throw new CompletionFault(call.stopped() ? 'stopped' : code, { cause: fault });
  } finally {
    call.end();
  }
}

type Call = ReturnType<typeof openCall>;

/** One call to the service: it ends when it is told to, when `stop` says so, and when what it expects does not come. */
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
    /** The code of what did not come in time. */
    missed: () => missed,
    /** Whether whoever asked has ended it. */
    stopped: () => stop.aborted,
  };
}
