import { tracked } from '../../analytics/tracked.ts';
import { CallToAction } from '../../layout/call-to-action.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import { Delivery } from './delivery.tsx';
import { Faq } from './faq.tsx';
import { Industries } from './industries.tsx';
import { Offers } from './offers.tsx';
import type { ServicesWords } from './services.words.ts';
import type { StoryFigures, TimetableFigures } from './services-figures.ts';
import { Stories } from './stories.tsx';
import { Technologies } from './technologies.tsx';

type Props = {
  words: ServicesWords;
  frame: SectionFrame;
  /** The sections whose words are in English because the language lacks them. */
  borrowed: readonly string[];
  figures: { stories: StoryFigures; timetable: TimetableFigures };
  /** The names of the seven days, from Monday on. */
  days: readonly string[];
};

/** The page `/services`: what is offered, what came of it, how it is delivered, and the way to a first talk. */
export function ServicesPage({ words, frame, borrowed, figures, days }: Props) {
  const frameFor = (section: keyof ServicesWords) => ({ ...frame, borrowed: borrowed.includes(section) });
  return (
    <>
      <PageHead words={words.head} frame={frameFor('head')} />
      <Offers words={words.offers} frame={frameFor('offers')} />
      <Stories words={words.stories} figures={figures.stories} frame={frameFor('stories')} />
      <Delivery words={words.delivery} figures={figures.timetable} days={days} frame={frameFor('delivery')} />
      <Industries words={words.industries} frame={frameFor('industries')} />
      <Faq words={words.faq} frame={frameFor('faq')} />
      <Technologies words={words.technologies} frame={frameFor('technologies')} />
      <CallToAction title={words.call.title} lead={words.call.lead} frame={frameFor('call')}>
        <SectionLink section="contact" className="btn" event={tracked('services_contact_click', 'services')}>
          {words.call.contact}
        </SectionLink>
        <SectionLink
          section="fit4ai"
          className="btn line"
          event={tracked('services_subsidies_click', 'services')}
        >
          {words.call.subsidies}
        </SectionLink>
      </CallToAction>
    </>
  );
}
