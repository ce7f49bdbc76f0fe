import { z } from 'zod';
import { isRecord } from '../../app/lib/content/assemble-messages.ts';
import { placeholdersIn, unknownPlaceholder } from '../../app/lib/content/fill.ts';

export function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, key ? `${key}.${name}` : name));
}

/** These placeholders are filled in only where the text is shown. */
const KNOWN_LATER =
  /^(?:number|minutes|name|reference|receipt|date|max|year|id|question|budget|grant|ownShare|advance|share|size|range|bound|error|crafts|time|zone|phone|title|from|to|count|all|vendors|tools|cookies)$/;

/** `{company}` is not compared, because a language may say "we" instead. */
function nameError(text: string, wanted: string): string | undefined {
  const namesIn = (message: string) => placeholdersIn(message).filter((name) => name !== 'company');
  const countOf = (name: string, names: string[]) => names.filter((present) => present === name).length;
  const beyond = (names: string[], others: string[]) =>
    names.filter((name, index) => countOf(name, names.slice(0, index)) >= countOf(name, others)).join('}, {');
  const [own, english] = [namesIn(text), namesIn(wanted)];
  const [extra, lost] = [beyond(own, english), beyond(english, own)];
  if (extra) return `take {${extra}} out, or put it into the English text`;
  return lost ? `write {${lost}}, as the English text does, or take it out there` : undefined;
}

/** Figures, codes and signs need no translation. */
const hasWords = (key: string, text: string) =>
  /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')) && !/\.(highlight|state|status)$/.test(key);

type Kind = 'missing' | 'extra' | 'identical' | 'placeholders' | 'fallback';

export function placeholderErrors(at: string, messages: unknown, values: Record<string, string>): string[] {
  return textsIn(messages).flatMap(([key, text]) =>
    [...text.matchAll(/\{([^{}]*)\}?|\}/g)]
      .filter(([whole, name = '']) => whole !== `{${name}}` || !(name in values || KNOWN_LATER.test(name)))
      .map(([whole]) => `${at}: ${key}: ${unknownPlaceholder(whole, values)}`),
  );
}

/** Lists left-out sections as `fallback`, other differences by keys like `hero.points.0.title`. */
export function compareMessages(english: unknown, own: object) {
  const [original, translated] = [new Map(textsIn(english)), new Map(textsIn(own))];
  const sectionOf = (key: string) => key.split('.')[0] ?? '';
  const absent = [...original.keys()].filter((key) => !translated.has(key));
  const missing = absent.filter((key) => sectionOf(key) in own);
  const fallback = new Set(absent.map(sectionOf).filter((section) => !(section in own)));
  const of = (kind: Kind, keys: Iterable<string>, remedy?: string) =>
    [...keys].map((key) => ({ kind, key, remedy }));
  return [
    ...of('fallback', fallback),
    ...of('missing', missing, 'the English text has it: translate it'),
    ...[...translated].flatMap(([key, text]) => {
      const wanted = original.get(key);
      if (wanted === undefined) return of('extra', [key], 'the English file has no such text: take it out');
      const wrong = nameError(text, wanted);
      return [
        ...(wrong ? of('placeholders', [key], wrong) : []),
        ...(text === wanted && hasWords(key, text) ? of('identical', [key]) : []),
      ];
    }),
  ];
}

/** Advises on texts that search engines cut off, or that only the company's long name makes too long. */
export function lengthAdvice(at: string, schema: z.ZodType, messages: unknown): string[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const advised = textsIn(messages).flatMap(([key, { length }]) => {
    const [least, most] = limitsAt(shape, key.split('.'));
    const isFit = length >= (least ?? 0) && length <= (most ?? length);
    return isFit ? [] : [`${at}: ${key}: ${length} characters; search engines show ${least} to ${most}`];
  });
  const texts = new Map(textsIn(messages));
  const named = (schema.safeParse(messages).error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'too_big') return [];
    const key = issue.path.join('.');
    return `${at}: ${key}: ${texts.get(key)?.length} characters with the name of the company, better at most ${issue.maximum}`;
  });
  return [...advised, ...named];
}

/** Reads `advised`, which `searchText` writes into the schema. */
function limitsAt(shape: unknown, keys: readonly string[]): number[] {
  const inner = keys.reduce<unknown>(
    (value, key) => (isRecord(value) && isRecord(value.properties) ? value.properties[key] : undefined),
    shape,
  );
  return isRecord(inner) && Array.isArray(inner.advised) ? inner.advised : [];
}
