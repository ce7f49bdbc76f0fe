import type { ReactNode } from 'react';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { Dashboard } from './dashboard.tsx';
import { type HeroFigures, HeroFlow } from './hero-flow.tsx';
import type { HomeMessages } from './home.messages.ts';

type Props = {
  messages: HomeMessages['hero'];
  dashboard: HomeMessages['dashboard'];
  figures: HeroFigures;
  /** Figures and shares, formatted for the locale. */
  shown: Record<
    keyof HeroFigures | 'dashboardReceived' | `dashboard${'Finished' | 'Person' | 'Asked'}Share`,
    string
  >;
  /** Below the hero; may float over it, but not over its text. */
  children: ReactNode;
};

export function Hero({ messages, dashboard, figures, shown, children }: Props) {
  return (
    <section id="hero" className="hero">
      <div className="wrap hero__head">
        <h1>{messages.headline}</h1>
        <div className="hero__side">
          <p className="lead">{messages.lead}</p>
          <p className="actions">
            <SectionLink section="services" className="btn down">
              {messages.action}
            </SectionLink>
            <SectionLink section="testimonials" className="link">
              {messages.testimonials}
            </SectionLink>
          </p>
        </div>
      </div>
      <div>
        <HeroFlow messages={messages} figures={figures} shown={shown}>
          <Dashboard messages={dashboard} shown={shown} />
        </HeroFlow>
        <div className="wrap hero__base">
          <p className="cap">{messages.caption}</p>
          <ul className="points">
            {messages.points.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
          <ul className="proof">
            {messages.proof.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </section>
  );
}
