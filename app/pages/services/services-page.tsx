import { CallToAction } from '../../components/layout/call-to-action.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import type { SectionFrame } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { tracked } from '../../lib/track/track-attributes.ts';
import { Delivery } from './delivery.tsx';
import { Faq } from './faq.tsx';
import { Industries } from './industries.tsx';
import { Offers } from './offers.tsx';
import type { ServicesMessages } from './services.messages.ts';
import type { StoryFigures, TimetableFigures } from './services-figures.ts';
import { Stories } from './stories.tsx';
import { Technologies } from './technologies.tsx';

type Props = {
  messages: ServicesMessages;
  frame: SectionFrame;
  /** Sections shown in English because the locale lacks them. */
  fallback: readonly string[];
  figures: { stories: StoryFigures; timetable: TimetableFigures };
  /** From Monday. */
  days: readonly string[];
};

export function ServicesPage({ messages, frame, fallback, figures, days }: Props) {
  const frameFor = (section: keyof ServicesMessages) => ({ ...frame, fallback: fallback.includes(section) });
  return (
    <>
      <PageHead messages={messages.head} frame={frameFor('head')} />
      <Offers messages={messages.offers} frame={frameFor('offers')} />
      <Stories messages={messages.stories} figures={figures.stories} frame={frameFor('stories')} />
      <Delivery
        messages={messages.delivery}
        figures={figures.timetable}
        days={days}
        frame={frameFor('delivery')}
      />
      <Industries messages={messages.industries} frame={frameFor('industries')} />
      <Faq messages={messages.faq} frame={frameFor('faq')} />
      <Technologies messages={messages.technologies} frame={frameFor('technologies')} />
      <CallToAction title={messages.call.title} lead={messages.call.lead} frame={frameFor('call')}>
        <SectionLink section="contact" className="btn" event={tracked('services_contact_click', 'services')}>
          {messages.call.contact}
        </SectionLink>
        <SectionLink
          section="fit4ai"
          className="btn line"
          event={tracked('services_subsidies_click', 'services')}
        >
          {messages.call.subsidies}
        </SectionLink>
      </CallToAction>
    </>
  );
}
