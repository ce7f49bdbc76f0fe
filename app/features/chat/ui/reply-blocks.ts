import { Lexer, type MarkedToken, type Token } from 'marked';
import { type Inline, joined, plainText } from '../../../lib/content/markdown.ts';

export type ReplyBlock =
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: ReplyBlock[][] };

/** Parses model output: HTML, tables and pictures become text. Links are unchecked here; see reply-link.ts. */
export function readReply(markdown: string): ReplyBlock[] {
  return new Lexer({ gfm: true }).lex(markdown).flatMap(blocksOf);
}

function known(token: Token): MarkedToken {
  return token as MarkedToken;
}

function blocksOf(generic: Token): ReplyBlock[] {
  const token = known(generic);
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
    case 'checkbox':
      return [];
    case 'heading':
      return [{ kind: 'paragraph', of: [{ kind: 'strong', of: inline(token.tokens) }] }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', of: token.tokens ? inline(token.tokens) : [token.text] }];
    case 'blockquote':
      return token.tokens.flatMap(blocksOf);
    case 'code':
      return [{ kind: 'code', text: token.text }];
    case 'list': {
      const start = typeof token.start === 'number' ? token.start : 1;
      const items = token.items.map((item) => item.tokens.flatMap(blocksOf));
      return [{ kind: 'list', ordered: token.ordered, start, items }];
    }
    case 'table':
      return [token.header, ...token.rows].map((cells) => ({
        kind: 'paragraph',
        of: joined(cells.flatMap((cell, column) => [column > 0 ? ' · ' : '', ...inline(cell.tokens)])),
      }));
    default:
      return [{ kind: 'paragraph', of: [token.raw.trimEnd()] }];
  }
}

function inline(tokens: Token[] | undefined): Inline[] {
  return joined((tokens ?? []).flatMap(inlineOf));
}

function inlineOf(generic: Token): Inline[] {
  const token = known(generic);
  switch (token.type) {
    case 'text':
      return token.tokens ? inline(token.tokens) : [token.text.replaceAll('\n', ' ')];
    case 'escape':
      return [token.text];
    case 'br':
      return ['\n'];
    case 'strong':
    case 'em':
      return [{ kind: token.type, of: inline(token.tokens) }];
    case 'del':
      return inline(token.tokens);
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'link':
      return [{ kind: 'link', href: token.href, of: inline(token.tokens) }];
    case 'image':
      return [token.text];
    default:
      return [token.raw];
  }
}

/** Drops an unfinished link and closes open emphasis, so that nothing flickers while text arrives. */
export function settledPart(markdown: string): string {
  // Bounds the search that runs for each chunk.
  const end = Math.max(0, markdown.length - longestOpenEnd);
  const settled = (markdown.slice(0, end) + withoutOpenEnd(markdown.slice(end))).replace(/\*+$/, '');
  const paragraph = settled.slice(settled.lastIndexOf('\n') + 1);
  const isOpen = paragraph.split('**').length % 2 === 0;
  return isOpen ? `${settled.trimEnd()}**` : settled;
}

/** UTF-16 units at the end that are searched for an unfinished link. */
const longestOpenEnd = 500;

function withoutOpenEnd(end: string): string {
  return end.replace(/!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/, '');
}

export function replyText(markdown: string): string {
  return readReply(markdown).map(blockText).join('\n\n');
}

function blockText(block: ReplyBlock): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'paragraph') return block.of.map(inlineText).join('');
  const sign = (index: number) => (block.ordered ? `${block.start + index}.` : '–');
  return block.items
    .map((item, index) => `${sign(index)} ${item.map(blockText).join('\n').replaceAll('\n', '\n  ')}`)
    .join('\n');
}

function inlineText(part: Inline): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'code') return part.text;
  if (part.kind !== 'link') return part.of.map(inlineText).join('');
  const messages = plainText(part.of);
  return messages === part.href ? messages : `${messages} (${part.href})`;
}
