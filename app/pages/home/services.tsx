import { tracked } from '../../analytics/tracked.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { FlipCard } from './flip-card.tsx';
import type { HomeWords } from './home.words.ts';

type Props = { words: HomeWords['services']; frame: SectionFrame };

/** The most cards that stand side by side on a wide page. */
const widest = 4;

/** A band that loses an equal part of its height at each card below it, on 100 by 28 units. */
function weir(cards: number): string {
  const height = (card: number) => 28 - (28 * (card + 1)) / cards;
  const falls = Array.from({ length: cards - 1 }, (_, card) => {
    const [at, next] = [((card + 1) * 100) / cards, height(card + 1)];
    return `H${at - 3}C${at - 1} ${height(card)} ${at - 2} ${next} ${at} ${next}`;
  });
  return `M0 ${height(0)}${falls.join('')}H100V28H0Z`;
}

/** The services on cards that turn, hanging from a weir. */
export function Services({ words, frame }: Props) {
  const cards = Object.entries(words.cards);
  // As many in every row as can be: five are three and two.
  const columns = Math.ceil(cards.length / Math.ceil(cards.length / widest));
  return (
    <Section id="services" className="services" frame={frame} head={words}>
      <div className="weir">
        <svg viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
          <path className="b1" d={weir(columns)} />
        </svg>
      </div>
      <ul className={columns === 3 ? 'flips three' : 'flips'}>
        {cards.map(([service, card]) => (
          <FlipCard key={service} service={service} card={card} words={words} />
        ))}
      </ul>
      <p className="after">
        <PageLink page="services" className="btn line" event={tracked('explore_services_click', 'home')}>
          {words.all}
        </PageLink>
      </p>
    </Section>
  );
}
