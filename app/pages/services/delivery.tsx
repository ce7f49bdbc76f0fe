import { Section, type SectionFrame } from '../../layout/section.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { ServicesWords } from './services.words.ts';
import type { TimetableFigures } from './services-figures.ts';
import { Timetable } from './timetable.tsx';

type Props = {
  words: ServicesWords['delivery'];
  figures: TimetableFigures;
  days: readonly string[];
  frame: SectionFrame;
};

/** How a project is delivered: five steps, and a timetable of everything that takes or lasts time. */
export function Delivery({ words, figures, days, frame }: Props) {
  return (
    <Section id="delivery" frame={frame}>
      <div className="two">
        <div className="stack">
          <h2>{words.title}</h2>
          <p className="lead mut">{words.lead}</p>
        </div>
        <Steps steps={words.steps} />
      </div>
      <Timetable words={words.timetable} figures={figures} days={days} />
    </Section>
  );
}
