import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Block, type Inline, plainText } from '../content/markdown.ts';
import { type Prefix, postPaths, withPrefix } from '../i18n/href.ts';
import { useLocale } from '../i18n/locale.ts';

type Props = {
  blocks: readonly Block[];
  /** Gives the headings of the second level ids, `section-1` and on, where a text is not cut into sections. */
  anchored?: boolean;
};

/** A text as its tree says it. Links to pages of this site keep the visitor's language and load without a new page. */
export function Prose({ blocks, anchored = false }: Props) {
  const { prefix } = useLocale();
  const sections = anchored ? blocks.filter((block) => block.kind === 'heading' && block.level === 2) : [];
  const idOf = (block: Block) =>
    sections.includes(block) ? `section-${sections.indexOf(block) + 1}` : undefined;
  // As arguments, not as a list: a text never changes its order, so its parts need no keys.
  return createElement(Fragment, null, ...blocks.map((block) => renderBlock(block, prefix, idOf(block))));
}

function renderBlock(block: Block, prefix: Prefix, id: string | undefined): ReactNode {
  const line = (of: readonly Inline[]) => of.map((part) => renderInline(part, prefix));
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
          // Where rows stand as cards, each cell says which column it came from.
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
  const words = part.of.map((word) => renderInline(word, prefix));
  if (part.kind !== 'link') return createElement(part.kind, null, ...words);
  if (!part.href.startsWith('/')) return createElement('a', { href: part.href }, ...words);
  return createElement(Link, { to: ownPath(part.href, prefix) }, ...words);
}

/** Texts name pages by their bare path; posts have no other. */
function ownPath(href: string, prefix: Prefix): string {
  const [path = '', section] = href.split('#');
  const own = path.startsWith(`/${postPaths.byNumber}/`) ? path : withPrefix(path, prefix);
  return section ? `${own}#${section}` : own;
}
