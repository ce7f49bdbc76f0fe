import { type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../content/fill.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { LinkWords } from '../../ui/link-words.tsx';
import { ServiceArt } from '../../ui/service-art.tsx';
import type { HomeWords } from './home.words.ts';

type Words = HomeWords['services'];

type Props = { service: string; card: Words['cards'][string]; words: Words };

/**
 * A service on two faces, turned by its button. The face that lies below is inert.
 * Until it is first turned no face is inert: style hides the back, or without scripts shows both, one under the other.
 */
export function FlipCard({ service, card, words }: Props) {
  const { kicker, title, text, details } = card;
  const [face, setFace] = useState<'front' | 'back'>();
  const toBack = useRef<HTMLButtonElement>(null);
  const toFront = useRef<HTMLButtonElement>(null);
  const id = useId();

  function turn(to: 'front' | 'back', next: RefObject<HTMLButtonElement | null>) {
    // The other face must have left inertness before its button can take the focus.
    flushSync(() => setFace(to));
    next.current?.focus({ preventScroll: true });
  }

  return (
    <li className="flip" data-face={face}>
      <div className="flip__in">
        <article className="face front" inert={face === 'back'}>
          <ServiceArt of={service} hours={{ before: words.hoursBefore, after: words.hoursAfter }} />
          <p className="flip__kicker">{kicker}</p>
          <h3 id={`${id}front`}>{title}</h3>
          <p>{text}</p>
          <button
            ref={toBack}
            type="button"
            className="turn"
            aria-describedby={`${id}front`}
            onClick={() => turn('back', toFront)}
          >
            {words.turn}
          </button>
        </article>
        <article className="face back" inert={face === 'front'}>
          <h3 id={`${id}back`}>{title}</h3>
          <ul className="ticks">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
          {/* The focus turns with the card: the next stop is where its details lead. */}
          <div className="flip__ways">
            <button
              ref={toFront}
              type="button"
              className="turn"
              aria-describedby={`${id}back`}
              onClick={() => turn('front', toBack)}
            >
              {words.turnBack}
            </button>
            <PageLink page="services" className="link">
              <LinkWords>{fill(words.more, { name: title })}</LinkWords>
            </PageLink>
          </div>
        </article>
      </div>
    </li>
  );
}
