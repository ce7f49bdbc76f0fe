import { CallToAction } from '../../components/layout/next-step.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { Section, type SectionFrame, sectionFrames } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { Steps } from '../../components/ui/lists.tsx';
import { trackAttributes } from '../../lib/track/track.ts';
import type { Route } from './+types/services.route.ts';
import { Offers } from './offers.tsx';
import type { ServicesMessages } from './services.messages.ts';
import { Stories } from './stories.tsx';
import { Timetable } from './timetable.tsx';

type Props = Route.ComponentProps['loaderData'];

export function ServicesPage({ messages, frame, fallbackSections, figures, days }: Props) {
  const frameFor = sectionFrames(frame, fallbackSections);
  const { delivery, industries, technologies, call } = messages;
  return (
    <>
      <PageHead messages={messages.head} frame={frameFor('head')} />
      <Offers messages={messages.offers} frame={frameFor('offers')} />
      <Stories messages={messages.stories} figures={figures.stories} frame={frameFor('stories')} />
      <Section id="delivery" frame={frameFor('delivery')}>
        <div className="two">
          <div className="stack">
            <h2>{delivery.title}</h2>
            <p className="lead muted">{delivery.lead}</p>
          </div>
          <Steps steps={delivery.steps} />
        </div>
        <Timetable messages={delivery.timetable} figures={figures.timetable} days={days} />
      </Section>
      <Section id="industries" tone="sunk" frame={frameFor('industries')} head={industries}>
        <ul className="industries">
          {industries.items.map(({ name, job }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{job}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Faq messages={messages.faq} frame={frameFor('faq')} />
      <Section id="technologies" tone="sunk" frame={frameFor('technologies')} head={technologies}>
        <ul className="technologies">
          {technologies.items.map(({ code, name, description }) => (
            <li key={code}>
              <p className="number">{code}</p>
              <h3 className="small">{name}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction title={call.title} lead={call.lead} frame={frameFor('call')}>
        <SectionLink
          section="contact"
          className="btn"
          event={trackAttributes('services_contact_click', 'services')}
        >
          {call.contact}
        </SectionLink>
        <SectionLink
          section="fit4ai"
          className="btn outline"
          event={trackAttributes('services_subsidies_click', 'services')}
        >
          {call.subsidies}
        </SectionLink>
      </CallToAction>
    </>
  );
}

function Faq({ messages, frame }: { messages: ServicesMessages['faq']; frame: SectionFrame }) {
  return (
    <Section id="faq" frame={frame}>
      <div className="two">
        <div className="stack">
          <h2>{messages.title}</h2>
          <p>
            <PageLink page="programmes" className="link">
              {messages.finder}
            </PageLink>
          </p>
        </div>
        <div className="faq">
          {messages.items.map(({ question, answer }, index) => (
            <details key={question} name="faq" open={index === 0}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
