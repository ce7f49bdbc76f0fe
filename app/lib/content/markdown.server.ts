import { Lexer, Marked, type Token, type Tokens } from 'marked';
import { type Block, type Inline, joinTexts } from './markdown.ts';

export type MarkdownSource = { file: string; line: number; text: string };

const marked = new Marked({ gfm: true });

const SAFE_ADDRESS = /^(?:https:\/\/|mailto:|\/(?!\/))/;

/**
 * Rejects HTML, pictures and everything that is not listed.
 * @throws Error `content/en/posts/3.md:17: …`
 */
export function readMarkdown({ file, line, text }: MarkdownSource): Block[] {
  const blocks: Block[] = [];
  let currentLine = line;
  for (const token of marked.lexer(text)) {
    try {
      blocks.push(...blocksOf(token));
    } catch (error) {
      throw new Error(`${file}:${currentLine}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    currentLine += token.raw.split('\n').length - 1;
  }
  return blocks;
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [{ kind: 'paragraph', of: inline(token.tokens) }];
    case 'heading': {
      const [text = '', id] = token.text.split(/ \{#([\w-]+)\}$/);
      const of = inline(Lexer.lexInline(text));
      return [{ kind: 'heading', level: headingLevel(token.depth), of, ...(id && { id }) }];
    }
    case 'list':
      return [{ kind: 'list', ordered: token.ordered === true, items: token.items.map(listItem) }];
    case 'table': {
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => inline(tokens));
      return [{ kind: 'table', head: cells(token.header), rows: token.rows.map(cells) }];
    }
    default:
      throw new Error(`a text of this site has no ${token.type}`);
  }
}

function headingLevel(depth: number): 2 | 3 | 4 | 5 {
  const level = ([2, 3, 4, 5] as const)[depth - 1];
  if (!level) throw new Error('headings go from # to ####');
  return level;
}

function listItem(item: Tokens.ListItem): Inline[] {
  const [line, ...rest] = item.tokens;
  const isLine = line?.type === 'text' || line?.type === 'paragraph';
  if (!isLine || rest.length > 0 || item.task) throw new Error('an item of a list is one paragraph');
  return inline(line.tokens);
}

function inline(tokens: Token[] | undefined): Inline[] {
  return joinTexts((tokens ?? []).flatMap(inlineOf));
}

function inlineOf(token: Token): Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [String(token.text).replaceAll('\n', ' ')];
    case 'strong':
    case 'em':
      return [{ kind: token.type, of: inline(token.tokens) }];
    case 'codespan':
      return [{ kind: 'code', text: String(token.text) }];
    case 'link':
      if (!SAFE_ADDRESS.test(token.href)) throw new Error(`a link leads nowhere safe: ${token.href}`);
      return [{ kind: 'link', href: String(token.href), of: inline(token.tokens) }];
    default:
      throw new Error(`a text of this site has no ${token.type}`);
  }
}
