import { tracked } from '../../analytics/tracked.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { FlipCard } from './flip-card.tsx';
import type { HomeWords } from './home.words.ts';

type Props = { words: HomeWords['services']; frame: SectionFrame };

const services = ['assessment', 'development', 'training', 'efficiency'] as const;

/** Four services on cards that turn, hanging from a weir: the band loses a quarter of its height at each card. */
export function Services({ words, frame }: Props) {
  return (
    <Section id="services" className="services" frame={frame}>
      <SectionHead words={words} luxembourgish={frame.luxembourgish} />
      <div className="weir">
        <svg viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
          <path
            className="b1"
            d="M0 21H22C24 21 23 14 25 14H47C49 14 48 7 50 7H72C74 7 73 0 75 0H100V28H0Z"
          />
        </svg>
      </div>
      <ul className="flips">
        {services.map((service) => (
          <FlipCard key={service} service={service} words={words} />
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
