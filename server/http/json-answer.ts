type Heading = { status: number; headers?: Record<string, string> };

/**
 * A short answer in JSON, never kept by a cache. It says its own length: so it is not compressed, which would take
 * longer than it saves, and leaves in one piece with its status. In two pieces, a process that is killed in between
 * would have said "accepted" without the reference.
 */
export function jsonAnswer(value: unknown, { status, headers = {} }: Heading): Response {
  const body = JSON.stringify(value);
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
    },
  });
}
