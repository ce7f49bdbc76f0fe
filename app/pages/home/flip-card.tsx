import { useId } from 'react';
import { fill } from '../../content/fill.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { LinkWords } from '../../ui/link-words.tsx';
import { ServiceArt } from '../../ui/service-art.tsx';
import type { HomeWords } from './home.words.ts';

type Words = HomeWords['services'];

type Props = { service: string; card: Words['cards'][string]; words: Words };

/**
 * A service on two faces, turned by its button: `early-handlers.ts`, which makes the face that lies below inert. What it writes
 * is none of React's.
 * Until it is first turned no face is inert: style hides the back, or without scripts shows both, one under the other.
 */
export function FlipCard({ service, card, words }: Props) {
  const { kicker, title, text, details } = card;
  const id = useId();

  return (
    <li className="flip" suppressHydrationWarning>
      <div className="flip__in">
        <article className="face front" suppressHydrationWarning>
          <ServiceArt of={service} hours={{ before: words.hoursBefore, after: words.hoursAfter }} />
          <p className="flip__kicker">{kicker}</p>
          <h3 id={`${id}front`}>{title}</h3>
          <p>{text}</p>
          <button type="button" className="turn" aria-describedby={`${id}front`}>
            {words.turn}
          </button>
        </article>
        <article className="face back" suppressHydrationWarning>
          <h3 id={`${id}back`}>{title}</h3>
          <ul className="ticks">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
          {/* The focus turns with the card: the next stop is where its details lead. */}
          <div className="flip__ways">
            <button type="button" className="turn" aria-describedby={`${id}back`}>
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
