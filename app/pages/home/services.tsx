import { type ReactNode, useId, useState } from 'react';
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

/** Without scripts, CSS stacks both faces. */
function FlipCard({ card: { kicker, title, text, details }, messages, children }: FlipCardProps) {
  const titleId = useId();
  const [isTurned, setTurned] = useState(false);
  return (
    <li className={isTurned ? 'flip turned' : 'flip'}>
      <article className="face front">
        {children}
        <p className="flip__kicker">{kicker}</p>
        <h3 id={titleId}>{title}</h3>
        <p>{text}</p>
      </article>
      <button
        type="button"
        className="turn"
        aria-label={isTurned ? messages.turnBack : messages.turn}
        aria-describedby={titleId}
        onClick={() => setTurned(!isTurned)}
      />
      <article className="face back">
        <h3>{title}</h3>
        <Ticks items={details} />
        <PageLink page="services" className="link">
          <LinkText>{fill(messages.more, { name: title })}</LinkText>
        </PageLink>
      </article>
    </li>
  );
}
