import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { Steps } from '../../components/ui/lists.tsx';
import type { ServicesMessages } from './services.messages.ts';
import type { TimetableFigures } from './services-figures.ts';
import { Timetable } from './timetable.tsx';

type Props = {
  messages: ServicesMessages['delivery'];
  figures: TimetableFigures;
  days: readonly string[];
  frame: SectionFrame;
};

export function Delivery({ messages, figures, days, frame }: Props) {
  return (
    <Section id="delivery" frame={frame}>
      <div className="two">
        <div className="stack">
          <h2>{messages.title}</h2>
          <p className="lead mut">{messages.lead}</p>
        </div>
        <Steps steps={messages.steps} />
      </div>
      <Timetable messages={messages.timetable} figures={figures} days={days} />
    </Section>
  );
}
