import { type Element, elementsIn, type Markup, type Piece, replace, textOf, write } from './markup.ts';

/** A page whose bar and cards that turn are components, `Bar` and `FlipCard`. */
export type PeerPage = { address: string; markup: Markup };

/** The bar as a component with the handler of its menu: the source of a file, for every peer the same. */
export function barSource({ markup }: PeerPage): string {
  const bar = markup.body.flatMap((piece) =>
    elementsIn(piece, ({ attributes }) => attributes.class === 'nav'),
  );
  const [toggle] = bar.flatMap((piece) => elementsIn(piece, isToggle));
  const label = toggle?.attributes['aria-label'];
  const named = replace(
    bar,
    'nav__toggle',
    ({ attributes: { 'aria-label': _, ...attributes }, ...rest }) => ({
      ...rest,
      attributes,
      code: { 'aria-label': `open ? 'Close menu' : ${JSON.stringify(label)}` },
    }),
  );
  const heard = replace(named, 'menu', (piece) => ({
    ...piece,
    code: { onToggle: `(event) => setOpen(event.newState === 'open')` },
  }));
  return `'use client';

import { useState } from 'react';

export function Bar() {
  const [open, setOpen] = useState(false);
  return <>${write(heard, 'react')}</>;
}
`;
}

const isToggle = ({ attributes }: Element) => attributes.class === 'nav__toggle';

/**
 * The body with components in it.
 * @param when how Astro brings them to life: at once, and when they are seen; nothing for the others
 */
export function withComponents(body: Piece[], when: { bar?: string; card?: string } = {}): Piece[] {
  const directive = (name?: string) => (name ? { [name]: '' } : {});
  const withBar = replace(body, 'nav', () => ({
    tag: 'Bar',
    attributes: {},
    code: directive(when.bar),
    pieces: [],
  }));
  return replace(withBar, 'flip', (card, index) => {
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
