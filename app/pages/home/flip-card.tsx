import { useId } from 'react';
import { PageLink } from '../../components/layout/page-link.tsx';
import { LinkText } from '../../components/ui/link-text.tsx';
import { ServiceArt } from '../../components/ui/service-art.tsx';
import { fill } from '../../lib/content/fill.ts';
import type { HomeMessages } from './home.messages.ts';
import type { HomeFigures } from './home-figures.ts';

type Messages = HomeMessages['services'];

type Props = {
  service: string;
  card: Messages['cards'][string];
  messages: Messages;
  figures: HomeFigures['services'];
};

/** `early-handlers.ts` sets `data-face` and `inert`. Until then CSS hides the back, or without scripts stacks both. */
export function FlipCard({ service, card, messages, figures }: Props) {
  const { kicker, title, text, details } = card;
  const id = useId();

  return (
    <li className="flip" suppressHydrationWarning>
      <div className="flip__in">
        <article className="face front" suppressHydrationWarning>
          <ServiceArt
            of={service}
            rates={{
              before: { figure: figures.serviceRateBefore, label: messages.rateBefore },
              after: { figure: figures.serviceRateAfter, label: messages.rateAfter },
            }}
          />
          <p className="flip__kicker">{kicker}</p>
          <h3 id={`${id}front`}>{title}</h3>
          <p>{text}</p>
          <button type="button" className="turn" aria-describedby={`${id}front`}>
            {messages.turn}
          </button>
        </article>
        <article className="face back" suppressHydrationWarning>
          <h3 id={`${id}back`}>{title}</h3>
          <ul className="ticks">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
          {/* The focus turns with the card, on to the button of the other side. */}
          <div className="flip__ways">
            <button type="button" className="turn" aria-describedby={`${id}back`}>
              {messages.turnBack}
            </button>
            <PageLink page="services" className="link">
              <LinkText>{fill(messages.more, { name: title })}</LinkText>
            </PageLink>
          </div>
        </article>
      </div>
    </li>
  );
}
