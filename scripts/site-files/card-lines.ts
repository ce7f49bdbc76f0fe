import { z } from 'zod';
import { escapeMarkdown } from '../../app/lib/content/markdown.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { type ContentTexts, entriesAt, textAt, valueAt } from './content-texts.ts';

/** A number would change with the content. */
export const named = z.string().refine((name) => !/\.\d|#section-\d/.test(name), {
  error: ({ input }) =>
    `${input} counts entries or sections: write the text into content/<language>/assistant.json and name it here, such as assistant.own.payback`,
});

/** `Small project: 4–8 weeks. For one task.` */
const labelled = z.array(named).min(2);
/** `4 of 5 steps handled by the agent` */
const joined = z.strictObject({ joined: z.array(named).min(2) });
/** The first field is the label of an entry. The field `key` is its own key, such as a year. */
const entries = z.strictObject({ each: named, fields: z.array(z.string()).min(1) });

export const line = z.union([named, labelled, joined, entries]);
type Line = z.infer<typeof line>;
type Said = { text: string; isItem: boolean };

export function keysOf(written: Line): string[] {
  if (typeof written === 'string') return [written];
  if (Array.isArray(written)) return written;
  return 'joined' in written ? written.joined : [written.each];
}

/** Neighbouring texts are a paragraph, neighbouring items a list. */
export function composeLines(lines: readonly Line[], content: ContentTexts): string[] {
  const blocks: Said[][] = [];
  for (const said of lines.flatMap((written) => composeLine(written, content))) {
    const last = blocks.at(-1);
    if (last?.[0]?.isItem === said.isItem) last.push(said);
    else blocks.push([said]);
  }
  return blocks.map((block) => {
    const isList = block.length > 1 && block[0]?.isItem;
    const texts = block.map(({ text }) => escapeMarkdown(text));
    return isList ? texts.map((text) => `- ${text}`).join('\n') : texts.map(asSentence).join(' ');
  });
}

function composeLine(written: Line, { texts, language }: ContentTexts): Said[] {
  const item = (text: string) => ({ text, isItem: true });
  const textsAt = (keys: readonly string[]) => keys.map((key) => textAt(texts, key));
  if (typeof written === 'string') {
    const list = z.array(z.string()).safeParse(valueAt(texts, written));
    return list.data?.map(item) ?? [{ text: textAt(texts, written), isItem: false }];
  }
  if (Array.isArray(written)) return [item(withLabel(textsAt(written), language))];
  if ('joined' in written) return [item(textsAt(written.joined).join(' '))];
  return entriesAt(texts, written.each).map(([key, entry]) => {
    const said = written.fields.map((field) => (field === 'key' ? key : textAt(entry, field)));
    return item(withLabel(said, language));
  });
}

function withLabel([label = '', ...texts]: readonly string[], language: Language): string {
  if (texts.length === 0) return label;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const said = [...texts.slice(0, -1).map(asSentence), ...texts.slice(-1)];
  return label.replace(/:$/, '') + colon + said.join(' ');
}

function asSentence(text: string): string {
  return /[.!?…:]\)?$/.test(text) ? text : `${text}.`;
}
