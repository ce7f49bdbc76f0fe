/** Inclusive, from 0. */
type ByteRange = { from: number; to: number };

/**
 * Parses `Range` (RFC 9110, 14.2); Safari plays no film without it.
 * @returns undefined for the whole file (also for several ranges or invalid syntax)
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (first === '' && last === '') return undefined;
  // A suffix range: the last n bytes.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return from < size && from <= to ? { from, to } : 'unsatisfiable';
}

export type Form = Uint8Array<ArrayBuffer>;

export function sendWhole(form: Form, headers: Headers, { method }: Request): Response {
  headers.set('Content-Length', String(form.length));
  return new Response(method === 'HEAD' ? null : form, { headers });
}

/** The requested range, if `If-Range` matches. */
export function sendPart(form: Form, headers: Headers, request: Request): Response {
  headers.set('Accept-Ranges', 'bytes');
  const condition = request.headers.get('if-range');
  const isSame = condition === null || condition === headers.get('etag');
  const range = isSame && request.method === 'GET' && byteRange(request.headers.get('range'), form.length);
  if (!range) return sendWhole(form, headers, request);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${form.length}`);
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = range;
  headers.set('Content-Range', `bytes ${from}-${to}/${form.length}`);
  headers.set('Content-Length', String(to - from + 1));
  return new Response(form.subarray(from, to + 1), { status: 206, headers });
}
