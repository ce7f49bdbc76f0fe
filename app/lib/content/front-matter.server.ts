import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { knownLanguages } from '../i18n/languages.ts';
import { fill, fillAll, unknownPlaceholder } from './fill.ts';
import type { MarkdownSource } from './markdown.server.ts';
import { company, facts } from './owner-content.server.ts';
import { plainError } from './plain-errors.ts';
import { figureValues, type OwnerContent, ownerValues } from './text-values.ts';

export type FrontMatter<Head> = { head: Head; body: MarkdownSource };

function fillFigures(file: string, content: string, owner: OwnerContent): string {
  const [, folder] = file.split('/');
  const language = knownLanguages.find((name) => name === folder);
  if (!language) throw new Error(`${file}:1: a text stands in content/<language>/`);
  // `[[…]]` marks text that is shown while the company is a sample.
  const said = content.replaceAll(/ ?\[\[(.*?)\]\]/g, owner.company.sample ? ' $1' : '');
  const figures = figureValues(owner, language);
  const values = { ...figures, ...ownerValues(owner.company) };
  const unknown = [...said.matchAll(/\{\s*(\w+)\s*\}/g)].find(([whole]) => !(whole.slice(1, -1) in values));
  if (!unknown) return fill(said, figures);
  const line = said.slice(0, unknown.index).split('\n').length;
  throw new Error(`${file}:${line}: ${unknownPlaceholder(unknown[0], values)}`);
}

/**
 * Fills in the company last, because its values may exceed length limits or contain YAML syntax.
 * @throws Error `content/en/posts/3.md:4: excerpt: Too small …`
 */
export function readFrontMatter<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  content: string,
  owner: OwnerContent = { company, facts },
): FrontMatter<z.infer<Schema>> {
  const filled = fillFigures(file, content, owner);
  const parts = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(filled);
  if (!parts) throw new Error(`${file}:1: a text begins with front matter between two lines of ---`);
  const [whole, yaml = ''] = parts;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lines.linePos(error.pos[0]).line + 1}: ${error.message}`);
  const head = schema.safeParse(document.toJS(), { error: plainError });
  const [issue] = head.error?.issues ?? [];
  if (issue) {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path;
    throw new Error(`${file}:${lineOf(document, key, lines)}: ${key.join('.')}: ${issue.message}`);
  }
  if (!head.success) throw new Error(`${file}:1: ${head.error.message}`);
  const values = ownerValues(owner.company);
  return {
    head: fillAll(head.data, values),
    body: { file, line: whole.split('\n').length, text: fill(filled.slice(whole.length), values) },
  };
}

function lineOf(document: Document, key: readonly PropertyKey[], lines: LineCounter): number {
  const node: unknown = document.getIn(key, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) && typeof range[0] === 'number' ? lines.linePos(range[0]).line + 1 : 1;
}
