export type AnswerPath = 'paid' | 'built-in';

type Streamed = {
  path: AnswerPath;
  pieces: AsyncIterator<string, void>;
  /** Aborts the call to the service. */
  stop: () => unknown;
};

/** Streams Markdown in UTF-8 with back pressure. If `pieces` throws, the body fails and the connection is cut. */
export function streamAnswer({ path, pieces, stop }: Streamed): Response {
  const text = new ReadableStream<string>(
    {
      pull: async (controller) => {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        stop();
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  // Also joins surrogate halves that arrive in two pieces.
  return new Response(text.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // `no-transform`: compressors and proxies would buffer the pieces.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      // Without it the Node adapter buffers the first pieces.
      'Transfer-Encoding': 'chunked',
      'X-Assistant': path,
    },
  });
}
