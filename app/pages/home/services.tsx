import { PageLink } from '../../components/layout/page-link.tsx';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { tracked } from '../../lib/track/track-attributes.ts';
import { FlipCard } from './flip-card.tsx';
import type { HomeMessages } from './home.messages.ts';
import type { HomeFigures } from './home-figures.ts';

type Props = { messages: HomeMessages['services']; figures: HomeFigures['services']; frame: SectionFrame };

/** Most columns on a wide page. */
const widest = 4;

/** On 100 by 28 units; each card takes an equal part of the height. */
function weir(cards: number): string {
  const height = (card: number) => 28 - (28 * (card + 1)) / cards;
  const falls = Array.from({ length: cards - 1 }, (_, card) => {
    const [at, next] = [((card + 1) * 100) / cards, height(card + 1)];
    return `H${at - 3}C${at - 1} ${height(card)} ${at - 2} ${next} ${at} ${next}`;
  });
  return `M0 ${height(0)}${falls.join('')}H100V28H0Z`;
}

export function Services({ messages, figures, frame }: Props) {
  const cards = Object.entries(messages.cards);
  // Balanced rows: five cards are three and two.
  const columns = Math.ceil(cards.length / Math.ceil(cards.length / widest));
  return (
    <Section id="services" className="services" frame={frame} head={messages}>
      <div className="weir">
        <svg viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
          <path className="b1" d={weir(columns)} />
        </svg>
      </div>
      <ul className={columns === 3 ? 'flips three' : 'flips'}>
        {cards.map(([service, card]) => (
          <FlipCard key={service} service={service} card={card} messages={messages} figures={figures} />
        ))}
      </ul>
      <p className="after">
        <PageLink page="services" className="btn line" event={tracked('explore_services_click', 'home')}>
          {messages.all}
        </PageLink>
      </p>
    </Section>
  );
}
