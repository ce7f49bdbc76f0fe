import { FirstTalkLink, SectionLink } from '../../components/layout/section-link.tsx';
import type { HomeMessages } from './home.messages.ts';
import type { HomeFigures } from './home-figures.server.ts';

type Props = {
  messages: HomeMessages['hero'];
  dashboard: HomeMessages['dashboard'];
  figures: HomeFigures['shown'];
};

export function Hero({ messages, dashboard, figures }: Props) {
  return (
    <section id="hero" className="hero">
      <div className="wrap hero__head arrives-whole">
        <h1>{messages.headline}</h1>
        <div className="hero__side">
          <p className="lead">{messages.lead}</p>
          <p className="actions">
            <FirstTalkLink>{messages.talk}</FirstTalkLink>
            <span className="caption">{messages.price}</span>
          </p>
          <p className="actions">
            <SectionLink section="services" className="link">
              {messages.services}
            </SectionLink>
            <SectionLink section="testimonials" className="link">
              {messages.testimonials}
            </SectionLink>
          </p>
        </div>
      </div>
      <div className="flow">
        <Flow direction="in" />
        <Dashboard messages={dashboard} figures={figures} />
        <Flow direction="out" />
      </div>
      <div className="wrap hero__base">
        <ul className="points">
          {messages.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ul className="proof">
          {messages.proof.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Flow({ direction }: { direction: 'in' | 'out' }) {
  return (
    <svg className={`flow__side ${direction}`} aria-hidden="true">
      <use className="flow__lying" href={`/pictures/drawings.svg#flow-${direction}`} />
      <use className="flow__standing" href={`/pictures/drawings.svg#flow-down-${direction}`} />
    </svg>
  );
}

function Dashboard({ messages, figures }: { messages: Props['dashboard']; figures: Props['figures'] }) {
  return (
    <article className="dashboard arrives-whole" aria-label={messages.title}>
      <header>
        <b>{messages.title}</b>
        <span>{messages.when}</span>
      </header>
      <dl>
        <Figure value={figures.dashboardReceived} label={messages.received} />
        <Figure value={figures.dashboardFinished} label={messages.finished} />
        <Figure value={figures.dashboardPerson} label={messages.person} />
        <Figure value={figures.dashboardAsked} label={messages.asked} />
      </dl>
      <svg aria-hidden="true">
        <use href="/pictures/drawings.svg#morning" />
      </svg>
      <footer>{messages.note}</footer>
    </article>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="number">{value}</dd>
    </div>
  );
}
