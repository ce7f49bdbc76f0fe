/**
 * Makes a failing body cut the connection, so that browsers notice the truncation. @hono/node-server would append the
 * error message and end the answer as if complete.
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
