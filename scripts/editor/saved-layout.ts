import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isScalar, parseDocument } from 'yaml';
import { isRecord } from '../../app/lib/content/assemble-messages.ts';

const biome = path.resolve(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');

/**
 * Keeps the layout of the file, so that one changed word changes one line.
 * @param old the file's present text
 */
export function layOut(root: string, file: string, text: string, old: string | undefined): string {
  if (file.endsWith('.md')) return postInOrderOf(old ?? '', text);
  const before: unknown = old && JSON.parse(old);
  const next = inOrderOf(before, JSON.parse(text));
  if (old !== undefined && isDeepStrictEqual(before, next)) return old;
  const input = JSON.stringify(next, null, 2);
  const format = [biome, 'format', '--stdin-file-path=saved.json'];
  return execFileSync(process.execPath, format, { cwd: root, input, encoding: 'utf8' });
}

/** Takes the order of keys from `old`. Empty and absent values are equal. */
function inOrderOf(old: unknown, next: unknown): unknown {
  // The editor saves records with numeric keys, such as years, as lists.
  if (isRecord(old) && Array.isArray(next))
    return inOrderOf(old, Object.fromEntries(Object.entries(next).filter(([, item]) => !isEmpty(item))));
  if (Array.isArray(old) && Array.isArray(next))
    return next.map((item, index) => inOrderOf(old[index], item));
  if (!isRecord(old) || !isRecord(next)) return next;
  const names = [...Object.keys(old), ...Object.keys(next).filter((name) => !(name in old))];
  return Object.fromEntries(
    names.flatMap((name) => {
      if (isEmpty(next[name]) && !(name in old && next[name] === false))
        return isEmpty(old[name]) && name in old ? [[name, old[name]]] : [];
      return [[name, inOrderOf(old[name], next[name])]];
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

const PARTS = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** The head of a post keeps its quotes and comments. */
function postInOrderOf(old: string, next: string): string {
  const [, oldHead = '', oldBody] = PARTS.exec(old) ?? [];
  const [, nextHead = '', nextBody = ''] = PARTS.exec(next) ?? [];
  const document = parseDocument(oldHead);
  const from: unknown = document.toJS() ?? {};
  const to = inOrderOf(from, parseDocument(nextHead).toJS());
  if (!isRecord(from) || !isRecord(to)) return next;
  for (const name of Object.keys(from)) if (!(name in to)) document.delete(name);
  for (const [name, value] of Object.entries(to)) {
    const node = document.get(name, true);
    if (isDeepStrictEqual(from[name], value)) continue;
    if (isScalar(node)) node.value = value;
    else document.set(name, value);
  }
  const body = oldBody?.trim() === nextBody.trim() ? oldBody : nextBody;
  return `---\n${document.toString({ lineWidth: 0 })}---\n${body}`;
}
