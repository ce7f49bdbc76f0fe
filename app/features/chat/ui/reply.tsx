import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Inline, plainText } from '../../../lib/content/markdown.ts';
import type { Prefix } from '../../../lib/i18n/href.ts';
import { type ReplyBlock, readReply } from './reply-blocks.ts';
import { readLink } from './reply-link.ts';

export type ReplyLinks = {
  origin: string;
  prefix: Prefix;
  contacts: readonly string[];
  onFollow: (draft: boolean) => void;
};

type Props = { markdown: string; links: ReplyLinks };

export function Reply({ markdown, links }: Props) {
  return renderBlocks(readReply(markdown), links);
}

/** As arguments: a reply only grows at its end, so its parts need no keys. */
function renderBlocks(blocks: readonly ReplyBlock[], links: ReplyLinks): ReactNode {
  return createElement(Fragment, null, ...blocks.map((block) => renderBlock(block, links)));
}

function renderBlock(block: ReplyBlock, links: ReplyLinks): ReactNode {
  if (block.kind === 'code') return <pre>{block.text}</pre>;
  if (block.kind === 'paragraph')
    return createElement('p', sourceOf(block.of, links), ...renderLine(block.of, links));
  const items = block.items.map((item) => createElement('li', null, renderItem(item, links)));
  return block.ordered
    ? createElement('ol', { start: block.start }, ...items)
    : createElement('ul', null, ...items);
}

function renderItem(item: readonly ReplyBlock[], links: ReplyLinks): ReactNode {
  const [first, ...rest] = item;
  if (first?.kind !== 'paragraph') return renderBlocks(item, links);
  return createElement(Fragment, null, ...renderLine(first.of, links), renderBlocks(rest, links));
}

/** A paragraph that is only a link to a page is the reply's source. */
function sourceOf(line: readonly Inline[], links: ReplyLinks): { className: string } | null {
  const [only, ...more] = line.filter((part) => typeof part !== 'string' || part.trim());
  if (typeof only !== 'object' || only.kind !== 'link' || more.length > 0) return null;
  return readLink(only.href, links)?.kind === 'own' ? { className: 'chat__source' } : null;
}

function renderLine(line: readonly Inline[], links: ReplyLinks): ReactNode[] {
  return line.map((part) => renderInline(part, links));
}

function renderInline(part: Inline, links: ReplyLinks): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const messages = renderLine(part.of, links);
  if (part.kind !== 'link') return createElement(part.kind, null, ...messages);
  const link = readLink(part.href, links);
  // Links without an allowed address, or without text, become text.
  if (!link || plainText(part.of).trim() === '') return createElement(Fragment, null, ...messages);
  if (link.kind === 'contact') return createElement('a', { href: link.href }, ...messages);
  return createElement(Link, { to: link.to, onClick: () => links.onFollow(link.draft) }, ...messages);
}
