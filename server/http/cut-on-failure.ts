/**
 * An answer that comes piece by piece, in the form that survives the way out: where its body fails, `cut` breaks off
 * the connection, so that the browser knows that there should have been more. Left to itself @hono/node-server writes
 * the fault's message into the rest of the answer, ends it as if it were whole, and prints the fault on the console.
 */
export function cutOnFailure(response: Response, cut: () => void): Response {
  const { body, status, headers } = response;
  if (!body) return response;
  const reader = body.getReader();
  const guarded = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch {
          cut(); // whoever made the body has said in the log what happened
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(guarded, { status, headers });
}
