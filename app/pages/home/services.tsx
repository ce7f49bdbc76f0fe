import { type ReactNode, useId } from 'react';
import { PageLink } from '../../components/layout/page-link.tsx';
import { Section } from '../../components/layout/section.tsx';
import { LinkText } from '../../components/ui/link-text.tsx';
import { Ticks } from '../../components/ui/lists.tsx';
import { ServiceArt } from '../../components/ui/service-art.tsx';
import { fill } from '../../lib/content/fill.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { SectionProps } from './home.messages.ts';
import type { HomeFigures } from './home-figures.server.ts';

type Props = SectionProps<'services'> & { figures: HomeFigures };
type Messages = Props['messages'];

const MAX_COLUMNS = 4;

export function Services({ messages, figures, frame }: Props) {
  const cards = Object.entries(messages.cards);
  const columns = Math.ceil(cards.length / Math.ceil(cards.length / MAX_COLUMNS));
  const rates = {
    before: { figure: figures.serviceRateBefore, label: messages.rateBefore },
    after: { figure: figures.serviceRateAfter, label: messages.rateAfter },
  };
  return (
    <Section id="services" className="services" frame={frame} head={messages}>
      <svg className="weir" aria-hidden="true">
        <use href="/pictures/drawings.svg#weir" />
      </svg>
      <ul className={columns === 3 ? 'flips three' : 'flips'}>
        {cards.map(([service, card]) => (
          <FlipCard key={service} card={card} messages={messages}>
            <ServiceArt service={service} rates={rates} />
          </FlipCard>
        ))}
      </ul>
      <p className="after">
        <PageLink page="services" className="link" event={trackAttributes('explore_services_click', 'home')}>
          {messages.all}
        </PageLink>
      </p>
    </Section>
  );
}

type FlipCardProps = { card: Messages['cards'][string]; messages: Messages; children: ReactNode };

/** `early-handlers.ts` turns the card. Without scripts, CSS stacks both faces. */
function FlipCard({ card: { kicker, title, text, details }, messages, children }: FlipCardProps) {
  const id = useId();
  return (
    <li className="flip" suppressHydrationWarning>
      <div className="flip__inner">
        <article className="face front" suppressHydrationWarning>
          {children}
          <p className="flip__kicker">{kicker}</p>
          <h3 id={`${id}front`}>{title}</h3>
          <p>{text}</p>
          <button type="button" className="turn" aria-label={messages.turn} aria-describedby={`${id}front`} />
        </article>
        <article className="face back" suppressHydrationWarning>
          <h3 id={`${id}back`}>{title}</h3>
          {/* When the card turns, focus moves to the button of the other side. */}
          <button
            type="button"
            className="turn"
            aria-label={messages.turnBack}
            aria-describedby={`${id}back`}
          />
          <Ticks items={details} />
          <PageLink page="services" className="link">
            <LinkText>{fill(messages.more, { name: title })}</LinkText>
          </PageLink>
        </article>
      </div>
    </li>
  );
}
