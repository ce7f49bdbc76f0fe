/** Who has answered. */
export type AnswerPath = 'paid' | 'built-in';

type Streamed = {
  path: AnswerPath;
  pieces: AsyncIterator<string, void>;
  /** The visitor does not want the rest: ends the call to the service. */
  stop: () => unknown;
};

/**
 * The last step: text as it comes, Markdown in UTF-8. A piece is asked for when the connection has taken the one
 * before, so nothing gathers in memory; where `pieces` throws, the body fails and the connection is cut.
 */
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
  // It also joins the halves of a character that a service has sent in two pieces.
  return new Response(text.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // A compressor would keep words back until it has enough of them; so would a proxy that is not told.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      // The adapter to Node would otherwise wait for a few pieces, in case that they are all.
      'Transfer-Encoding': 'chunked',
      'X-Assistant': path,
    },
  });
}
