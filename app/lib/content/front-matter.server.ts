import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { knownLanguages } from '../i18n/languages.ts';
import { company } from './company.server.ts';
import type { Company } from './company.ts';
import { facts } from './facts.server.ts';
import type { Facts } from './facts.ts';
import { fill } from './fill.ts';
import type { MarkdownSource } from './markdown.server.ts';
import { textValues } from './text-values.ts';

/** A file's head, checked, and the text below it. */
export type FrontMatter<Head> = { head: Head; body: MarkdownSource };

/** What a text may name in braces. */
export type Known = { company: Company; facts: Facts };

/** Writes the figures and names of the site into a file, in the language whose folder it stands in. */
function fillFile(file: string, content: string, known: Known): string {
  const [, folder] = file.split('/');
  const language = knownLanguages.find((name) => name === folder);
  if (!language) throw new Error(`${file}:1: a text stands in content/<language>/`);
  const filled = fill(content, textValues(known, language));
  const unknown = /\{\w+\}/.exec(filled);
  if (!unknown) return filled;
  const line = filled.slice(0, unknown.index).split('\n').length;
  throw new Error(
    `${file}:${line}: nobody knows ${unknown[0]}: name a figure of content/facts.json, or {company}, {legalName}, {address}, {email}`,
  );
}

/**
 * Parts a file into the YAML between its two lines of `---`, checked against a schema, and the text below. What both name
 * in braces is filled in.
 * @param file `content/<language>/…`, as faults shall give it
 * @param known those of the site; the editor changes them while it runs
 * @throws Error `content/en/posts/3.md:4: excerpt: Too small …`, with the line of the file
 */
export function readFrontMatter<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  content: string,
  known: Known = { company, facts },
): FrontMatter<z.infer<Schema>> {
  const filled = fillFile(file, content, known);
  const parts = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(filled);
  if (!parts) throw new Error(`${file}:1: a text begins with front matter between two lines of ---`);
  const [whole, yaml = ''] = parts;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [fault] = document.errors;
  if (fault) throw new Error(`${file}:${lines.linePos(fault.pos[0]).line + 1}: ${fault.message}`);
  const head = schema.safeParse(document.toJS());
  const [issue] = head.error?.issues ?? [];
  if (issue) {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path;
    throw new Error(`${file}:${lineOf(document, key, lines)}: ${key.join('.')}: ${issue.message}`);
  }
  if (!head.success) throw new Error(`${file}:1: ${head.error.message}`);
  return {
    head: head.data,
    body: { file, line: whole.split('\n').length, text: filled.slice(whole.length) },
  };
}

/** The line of a key's value; of a key that is missing, the first line. */
function lineOf(document: Document, key: readonly PropertyKey[], lines: LineCounter): number {
  const node: unknown = document.getIn(key, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) && typeof range[0] === 'number' ? lines.linePos(range[0]).line + 1 : 1;
}
