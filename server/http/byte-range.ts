/** Part of a file, both ends included, counted from 0. */
export type ByteRange = { from: number; to: number };

/**
 * What the header `Range` asks for of a file (RFC 9110, 14.2). Safari plays no film from a server that cannot answer it.
 * @param size of the file in bytes
 * @returns undefined where the whole file is the answer: no range, another unit, several ranges, or nonsense;
 *   'unsatisfiable' where the file has no such bytes
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (first === '' && last === '') return undefined;
  // Without a beginning it is the last so many bytes.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return from < size && from <= to ? { from, to } : 'unsatisfiable';
}
