import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Block, type Inline, plainText, sectionsOf } from '../../lib/content/markdown.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { isSwitchedOff, type Prefix, postPaths, withPrefix } from '../../lib/site-paths.ts';

type Props = {
  blocks: readonly Block[];
  hasAnchors?: boolean;
};

export function Prose({ blocks, hasAnchors = false }: Props) {
  const { prefix } = useLocale();
  const sections = hasAnchors ? sectionsOf(blocks) : [];
  const idOf = (block: Block) => sections.find(({ heading }) => heading === block)?.id;
  // As arguments, blocks need no keys; their order is fixed.
  return createElement(Fragment, null, ...blocks.map((block) => renderBlock(block, prefix, idOf(block))));
}

function renderBlock(block: Block, prefix: Prefix, id: string | undefined): ReactNode {
  const line = (parts: readonly Inline[]) => parts.map((part) => renderInline(part, prefix));
  switch (block.kind) {
    case 'paragraph':
      return createElement('p', null, ...line(block.of));
    case 'heading':
      return createElement(`h${block.level}`, { id }, ...line(block.of));
    case 'list': {
      const items = block.items.map((item) => createElement('li', null, ...line(item)));
      return createElement(block.ordered ? 'ol' : 'ul', null, ...items);
    }
    case 'table': {
      const head = block.head.map((cell) => createElement('th', { scope: 'col' }, ...line(cell)));
      const titles = block.head.map(plainText);
      const rows = block.rows.map(([name = [], ...cells]) =>
        createElement(
          'tr',
          null,
          createElement('th', { scope: 'row' }, ...line(name)),
          ...cells.map((cell, column) =>
            createElement(
              'td',
              { 'data-title': titles[column + 1] },
              createElement('span', null, ...line(cell)),
            ),
          ),
        ),
      );
      return (
        <div className="prose__table">
          <table>
            <thead>{createElement('tr', null, ...head)}</thead>
            {createElement('tbody', null, ...rows)}
          </table>
        </div>
      );
    }
  }
}

function renderInline(part: Inline, prefix: Prefix): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const children = part.of.map((word) => renderInline(word, prefix));
  if (part.kind !== 'link') return createElement(part.kind, null, ...children);
  if (isSwitchedOff(part.href.split('#')[0] ?? '')) return createElement(Fragment, null, ...children);
  if (!part.href.startsWith('/')) return createElement('a', { href: part.href }, ...children);
  return createElement(Link, { to: ownPath(part.href, prefix) }, ...children);
}

/** Texts name pages by their bare path. Posts have no prefix. */
function ownPath(href: string, prefix: Prefix): string {
  const [path = '', section] = href.split('#');
  const page = path.startsWith(`/${postPaths.byNumber}/`) ? path : withPrefix(path, prefix);
  return section ? `${page}#${section}` : page;
}
