import { Lexer, type MarkedToken, type Token } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Prefix } from '../../../lib/site-paths.ts';
import { readLink } from './reply-link.ts';

export type ReplyLinks = {
  origin: string;
  prefix: Prefix;
  contacts: readonly string[];
  onFollow: (startsDraft: boolean) => void;
};

type Props = { markdown: string; links: ReplyLinks };

/** Replies are untrusted: HTML, tables and pictures become text, and so do links to other addresses. */
export function Reply({ markdown, links }: Props) {
  return renderBlocks(new Lexer({ gfm: true }).lex(markdown), links);
}

/** A reply only grows at its end, so its parts are passed as arguments, without keys. */
function renderBlocks(tokens: Token[], links: ReplyLinks): ReactNode {
  return createElement(Fragment, null, ...tokens.map((token) => renderBlock(token as MarkedToken, links)));
}

function renderBlock(token: MarkedToken, links: ReplyLinks): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
    case 'checkbox':
      return null;
    case 'heading':
      return createElement('p', null, createElement('strong', null, renderLine(token.tokens, links)));
    case 'paragraph':
      return createElement('p', sourceOf(token.tokens, links), renderLine(token.tokens, links));
    case 'text':
      return renderLine(token.tokens ?? [token], links);
    case 'blockquote':
      return renderBlocks(token.tokens, links);
    case 'code':
      return <pre>{token.text}</pre>;
    case 'list': {
      const items = token.items.map((item) => createElement('li', null, renderBlocks(item.tokens, links)));
      return token.ordered
        ? createElement('ol', { start: token.start || 1 }, ...items)
        : createElement('ul', null, ...items);
    }
    default:
      return <p>{token.raw.trim()}</p>;
  }
}

/** A paragraph that is only a link names the reply's source. */
function sourceOf(line: Token[], links: ReplyLinks): { className: string } | null {
  const [only, ...more] = line as MarkedToken[];
  if (only?.type !== 'link' || more.length > 0) return null;
  return readLink(only.href, links)?.kind === 'own' ? { className: 'chat__source' } : null;
}

function renderLine(tokens: Token[], links: ReplyLinks): ReactNode {
  return createElement(Fragment, null, ...tokens.map((token) => renderInline(token as MarkedToken, links)));
}

function renderInline(token: MarkedToken, links: ReplyLinks): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? renderLine(token.tokens, links) : token.text;
    case 'escape':
    case 'image':
      return token.text;
    case 'br':
      return <br />;
    case 'strong':
    case 'em':
      return createElement(token.type, null, renderLine(token.tokens, links));
    case 'del':
      return renderLine(token.tokens, links);
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link': {
      const link = readLink(token.href, links);
      const label = renderLine(token.tokens, links);
      // Links without a label or an allowed address become text.
      if (!link || token.text.trim() === '') return label;
      if (link.kind === 'contact') return createElement('a', { href: link.href }, label);
      return createElement(Link, { to: link.to, onClick: () => links.onFollow(link.startsDraft) }, label);
    }
    default:
      return token.raw;
  }
}
