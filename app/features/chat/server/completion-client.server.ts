import type { Clock } from '../../../../server/clock.ts';
import { networkErrorCode, retryAfterMs } from '../../../../server/http/failed-fetch.ts';
import type { Turn } from '../conversation-limits.ts';
import { CompletionError, errorDetail, readCompletion } from './read-completion.server.ts';

/** Iterating `chunks` throws if the reply breaks off. `detail` may be logged: it has no key and no conversation. */
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

/** Never throws. Keeps the visitor's request in memory, because the signal of a collected request never aborts. */
export type CompletionClient = (
  request: { systemPrompt: string; turns: readonly Turn[] },
  visitor: Pick<Request, 'signal'>,
) => Promise<Completion>;

type Deps = { url: string; key: string; model: string; fetch: typeof fetch; clock: Clock };

/** Models that search the web begin late. */
export const MAX_SILENCE_MS = 30_000;
const MAX_COMPLETION_LENGTH = 40_000;
/** Includes reasoning. A long answer takes some 800 tokens, in Cyrillic twice as many. */
const MAX_TOKENS = 2000;
const TOO_MANY_REQUESTS = 429;
const unknownFieldStatuses = [400, 422];

/** Redirects are not followed, so that only one host gets the key. */
export function createCompletionClient({ url, key, model, fetch, clock }: Deps): CompletionClient {
  // OpenAI's newest models require `max_completion_tokens`, most services `max_tokens`.
  let tokenField: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  return async ({ systemPrompt, turns }, visitor) => {
    const silence = watchSilence(clock, visitor.signal);
    const secrets = [key, ...turns.map(({ content }) => content)];
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
          messages: [{ role: 'system', content: systemPrompt }, ...turns],
          [tokenField]: MAX_TOKENS,
        }),
        redirect: 'manual',
        signal: silence.signal,
      });
      return { response, errorBody: response.ok ? '' : await response.text() };
    };
    try {
      silence.begin();
      let { response, errorBody } = await send();
      if (unknownFieldStatuses.includes(response.status) && errorBody.includes('max_completion_tokens')) {
        tokenField = 'max_completion_tokens';
        ({ response, errorBody } = await send());
      }
      if (!response.ok) {
        silence.stop();
        return { ...failureOf(response, clock.now()), detail: errorDetail(errorBody, secrets) };
      }
      const chunks = readCompletion(response, secrets);
      const firstChunk = await chunks.next();
      if (firstChunk.done) throw new CompletionError('no_message');
      return { result: 'answered', chunks: guardChunks(firstChunk.value, chunks, silence, visitor) };
    } catch (error) {
      const isSlow = silence.signal.aborted;
      silence.stop();
      if (visitor.signal.aborted) return { result: 'stopped' };
      if (error instanceof CompletionError)
        return { result: 'failed', code: error.code, detail: error.detail };
      return { result: 'down', code: isSlow ? 'too_slow' : networkErrorCode(error) };
    }
  };
}

function failureOf({ status, headers }: Response, now: number): Extract<Completion, { code: string }> {
  if (status === TOO_MANY_REQUESTS) {
    const retryAfter = retryAfterMs(headers.get('retry-after'), now);
    return { result: 'down', code: 'busy', status, retryAfterMs: retryAfter };
  }
  if (status >= 500) return { result: 'down', code: 'not_working', status };
  const code = status >= 300 && status < 400 ? 'redirect_not_followed' : 'not_accepted';
  return { result: 'failed', code, status };
}

async function* guardChunks(
  firstChunk: string,
  laterChunks: AsyncGenerator<string>,
  silence: ReturnType<typeof watchSilence>,
  visitor: Pick<Request, 'signal'>,
): AsyncGenerator<string> {
  let characters = 0;
  try {
    for (let chunk = firstChunk; ; ) {
      characters += chunk.length;
      if (characters > MAX_COMPLETION_LENGTH) throw new CompletionError('too_long');
      // A slow reader must not end the reply.
      silence.pause();
      yield chunk;
      silence.begin();
      const next = await laterChunks.next();
      if (next.done) return;
      chunk = next.value;
    }
  } catch (error) {
    if (error instanceof CompletionError) throw error;
    const code = silence.signal.aborted ? 'too_slow' : 'connection_lost';
    throw new CompletionError(visitor.signal.aborted ? 'stopped' : code, { cause: error });
  } finally {
    silence.stop();
  }
}

/** Aborts a call whose service is silent for too long, or at `stop`. */
function watchSilence(clock: Clock, stop: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (stop.aborted) abort();
  stop.addEventListener('abort', abort);
  let pause = (): void => undefined;
  return {
    signal: controller.signal,
    begin: () => {
      pause();
      pause = clock.after(MAX_SILENCE_MS, abort);
    },
    pause: () => pause(),
    stop: () => {
      pause();
      abort();
    },
  };
}
