import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { isRecord } from '../app/lib/content/assemble-messages.ts';

type Change = { from: number; to: number; text: string };

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** Treats empty and absent values as equal. */
function meant(old: unknown, next: unknown): unknown {
  // The editor turns keys that are numbers, such as years, into list positions.
  if (isRecord(old) && Array.isArray(next))
    return meant(old, Object.fromEntries(Object.entries(next).filter(([, item]) => !isEmpty(item))));
  if (old === undefined || !isRecord(old) || !isRecord(next)) return next;
  const names = [...Object.keys(old), ...Object.keys(next).filter((name) => !(name in old))];
  return Object.fromEntries(
    names.flatMap((name) => {
      if (isEmpty(next[name]) && !(name in old && next[name] === false))
        return isEmpty(old[name]) && name in old ? [[name, old[name]]] : [];
      return [[name, meant(old[name], next[name])]];
    }),
  );
}

function changes(node: Node, next: unknown): Change[] {
  const old: unknown = node.toJS(parseDocument(''));
  if (isDeepStrictEqual(old, next)) return [];
  if (isMap<{ value: string }, Node>(node) && isRecord(next)) {
    const names = node.items.map(({ key }) => key.value);
    if (names.length === Object.keys(next).length && names.every((name) => name in next))
      return node.items.flatMap(({ key, value }) => (value ? changes(value, next[key.value]) : []));
  }
  if (isSeq<Node>(node) && Array.isArray(next) && node.items.length === next.length)
    return node.items.flatMap((item, index) => changes(item, next[index]));
  const [from = 0, to = 0] = node.range ?? [];
  return [{ from, to, text: JSON.stringify(next, null, 2) }];
}

/**
 * Writes new values into JSON and keeps the order of keys and unchanged lines. The caller formats grown
 * lists.
 */
export function keepJson(old: string, next: string): string {
  const { contents } = parseDocument(old);
  if (!contents) return next;
  let text = old;
  const all = changes(contents, meant(JSON.parse(old), JSON.parse(next)));
  for (const change of all.toSorted((a, b) => b.from - a.from))
    text = text.slice(0, change.from) + change.text + text.slice(change.to);
  return text;
}

const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** Likewise for front matter: quotes, comments and order stay; the body is replaced. */
export function keepFrontMatter(old: string, next: string): string {
  const [, oldHead, oldBody] = parts.exec(old) ?? [];
  const [, nextHead = '', nextBody = ''] = parts.exec(next) ?? [];
  const document = parseDocument(oldHead ?? '');
  const from: unknown = document.toJS() ?? {};
  const to = meant(from, parseDocument(nextHead).toJS());
  if (!isRecord(from) || !isRecord(to)) return next;
  for (const name of Object.keys(from)) if (!(name in to)) document.delete(name);
  for (const [name, value] of Object.entries(to)) {
    if (isDeepStrictEqual(from[name], value)) continue;
    const node = document.get(name, true);
    if (isScalar(node)) node.value = value;
    else document.set(name, value);
  }
  const head = document.toString({ lineWidth: 0 });
  return `---\n${oldHead !== undefined && head === parseDocument(oldHead).toString({ lineWidth: 0 }) ? oldHead : head}---\n${
    oldBody?.trim() === nextBody.trim() ? oldBody : nextBody
  }`;
}
