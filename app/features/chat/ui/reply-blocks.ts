import { Lexer, type MarkedToken, type Token } from 'marked';
import { type Inline, joined, plainText } from '../../content/markdown.ts';

/** What a reply is made of. A heading is a paragraph in bold: a conversation has no outline. */
export type ReplyBlock =
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: ReplyBlock[][] };

/**
 * Reads a reply into a small tree. It comes from a machine, so nothing is an error: what has no place in the tree
 * (HTML, tables, pictures) is shown as the text that it is; a picture, as what it says instead of itself.
 * Addresses of links are as they came: who renders them decides where they may lead (reply-link.ts).
 */
export function readReply(markdown: string): ReplyBlock[] {
  return new Lexer({ gfm: true }).lex(markdown).flatMap(blocksOf);
}

/** The union of the lexer's own tokens: it adds no others, as no extension is loaded. */
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
      // A line of the source that goes on in the next one is one line here.
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

/**
 * The part of a reply that can be shown while the rest is on its way: without the beginning of a link, and with an
 * emphasis that is not closed yet closed, so that no sign flickers up and vanishes.
 */
export function settledPart(markdown: string): string {
  // An address is not longer; and a reply full of brackets must not be searched again with each piece.
  const end = Math.max(0, markdown.length - longestOpenEnd);
  const settled = (markdown.slice(0, end) + withoutOpenEnd(markdown.slice(end))).replace(/\*+$/, '');
  const paragraph = settled.slice(settled.lastIndexOf('\n') + 1);
  const isOpen = paragraph.split('**').length % 2 === 0;
  return isOpen ? `${settled.trimEnd()}**` : settled;
}

/** How much of the end is looked at for a link that has begun, in UTF-16 units. */
const longestOpenEnd = 500;

function withoutOpenEnd(end: string): string {
  return end.replace(/!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/, '');
}

/** A reply as plain text: an item of a list on its own line, a link followed by where it leads. */
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
  const words = plainText(part.of);
  return words === part.href ? words : `${words} (${part.href})`;
}
