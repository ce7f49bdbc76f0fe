import type { ChatDeps } from '../../../../server/services.ts';
import { CompletionError } from './read-completion.server.ts';

export type BuiltInReason = 'no_service' | 'resting' | 'budget_spent' | 'limits_unavailable';

type ReplyLog = {
  path: 'paid' | 'built-in';
  because?: BuiltInReason | undefined;
  messages: number;
  began: number;
};

type Deps = Pick<ChatDeps, 'clock' | 'log' | 'metrics'>;

type Chunks = AsyncIterable<string> | Iterable<string>;

/** Streams Markdown with back pressure. If `chunks` throws, the body fails and the connection is cut. */
export function streamReply(chunks: Chunks, entry: ReplyLog, deps: Deps): Response {
  const logged = logReply(chunks, entry, deps);
  const text = new ReadableStream<string>(
    {
      pull: async (controller) => {
        const { done, value } = await logged.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await logged.return();
      },
    },
    { highWaterMark: 0 },
  );
  // The encoder also joins surrogate halves of two chunks.
  return new Response(text.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // Without `no-transform`, compressors and proxies would buffer the chunks.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      // Without this header the Node adapter buffers the first chunks.
      'Transfer-Encoding': 'chunked',
      'X-Assistant': entry.path,
    },
  });
}

/**
 * Logs the result without the text: `chat.answered` (complete), `chat.cut` (the service broke off) or `chat.stopped` (the
 * visitor did).
 */
async function* logReply(
  chunks: Chunks,
  { began, ...entry }: ReplyLog,
  { clock, log, metrics }: Deps,
): AsyncGenerator<string, void> {
  const firstChunkMs = clock.elapsed() - began;
  let characters = 0;
  let end: 'answered' | 'cut' | 'stopped' = 'stopped';
  let failure: { code: string; detail?: string | undefined } | undefined;
  try {
    for await (const chunk of chunks) {
      characters += chunk.length;
      yield chunk;
    }
    end = 'answered';
  } catch (error) {
    failure =
      error instanceof CompletionError ? { code: error.code, detail: error.detail } : { code: 'failed' };
    if (failure.code !== 'stopped') end = 'cut';
    throw error;
  } finally {
    const milliseconds = clock.elapsed() - began;
    log[end === 'cut' ? 'warn' : 'info'](
      { ...entry, ...failure, characters, first: firstChunkMs, milliseconds },
      `chat.${end}`,
    );
    metrics?.onReply({ path: entry.path, because: entry.because, end });
  }
}
