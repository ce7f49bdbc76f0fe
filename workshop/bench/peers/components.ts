import { type Element, elementsIn, type Markup, type Piece, replace, textOf, write } from './markup.ts';

/** A page whose bar and cards that turn are components, `Bar` and `FlipCard`. */
export type PeerPage = { address: string; markup: Markup };

const hasClass =
  (name: string) =>
  ({ attributes }: Element) =>
    attributes.class === name;

/** The bar as a component, whose links close the menu: the source of a file, for every peer the same. It opens without a script. */
export function barSource({ markup }: PeerPage): string {
  const bar = markup.body.flatMap((piece) => elementsIn(piece, hasClass('nav')));
  const closing = replace(
    bar,
    ({ tag }) => tag === 'a',
    (link) => ({ ...link, code: { onClick: 'close' } }),
  );
  const known = replace(closing, hasClass('menu'), (menu) => ({ ...menu, code: { ref: 'menu' } }));
  return `'use client';

import { useRef } from 'react';

export function Bar() {
  const menu = useRef(null);
  const close = () => menu.current?.hidePopover();
  return <>${write(known, 'react')}</>;
}
`;
}

/**
 * The body with components in it.
 * @param when how Astro brings them to life: at once, and when they are seen; nothing for the others
 */
export function withComponents(body: Piece[], when: { bar?: string; card?: string } = {}): Piece[] {
  const directive = (name?: string) => (name ? { [name]: '' } : {});
  const withBar = replace(body, hasClass('nav'), () => ({
    tag: 'Bar',
    attributes: {},
    code: directive(when.bar),
    pieces: [],
  }));
  return replace(withBar, hasClass('flip'), (card, index) => {
    const found = (is: (element: Element) => boolean) => elementsIn(card, is);
    const [kicker, text] = found(({ tag }) => tag === 'p');
    const [title] = found(({ tag }) => tag === 'h3');
    const [turn, turnBack] = found(({ tag }) => tag === 'button');
    const [more] = found(({ tag }) => tag === 'a');
    return {
      tag: 'FlipCard',
      attributes: {
        id: `card-${index}`,
        kicker: textOf(kicker),
        title: textOf(title),
        text: textOf(text),
        turn: textOf(turn),
        turnBack: textOf(turnBack),
        more: textOf(more?.pieces[0]),
      },
      code: {
        ...directive(when.card),
        details: JSON.stringify(
          found(({ tag }) => tag === 'li')
            .slice(1)
            .map(textOf),
        ),
      },
      pieces: found(({ tag }) => tag === 'svg').slice(0, 1),
    };
  });
}
