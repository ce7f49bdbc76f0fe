import { SectionLink } from '../../layout/section-link.tsx';
import { Dashboard } from './dashboard.tsx';
import { type HeroFigures, HeroFlow } from './hero-flow.tsx';
import type { HomeWords } from './home.words.ts';

type Props = {
  words: HomeWords['hero'];
  dashboard: HomeWords['dashboard'];
  /** The requests of the sample morning, as numbers for the drawing. */
  figures: HeroFigures;
  /** The same figures and their shares, written as the language writes them. */
  shown: Record<
    keyof HeroFigures | 'dashboardReceived' | `dashboard${'Finished' | 'Person' | 'Asked'}Share`,
    string
  >;
};

/** The first screen: what the firm does, the two ways on, and the river that shows it with figures. */
export function Hero({ words, dashboard, figures, shown }: Props) {
  return (
    <section className="hero">
      <div className="wrap hero__head">
        <h1>{words.headline}</h1>
        <div className="hero__side">
          <p className="lead">{words.lead}</p>
          <p className="actions">
            <SectionLink section="services" className="btn down">
              {words.action}
            </SectionLink>
            <SectionLink section="testimonials" className="link">
              {words.testimonials}
            </SectionLink>
          </p>
        </div>
      </div>
      <HeroFlow words={words} figures={figures} shown={shown}>
        <Dashboard words={dashboard} shown={shown} />
      </HeroFlow>
      <div className="wrap hero__base">
        <p className="cap">{words.caption}</p>
        <ul className="points">
          {words.points.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
        <ul className="proof">
          {words.proof.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
