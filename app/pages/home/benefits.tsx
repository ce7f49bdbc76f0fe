import type { ReactNode } from 'react';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { BeforeAfterChart, CompetitorsChart, ReturnChart, StepsChart } from './benefit-charts.tsx';
import type { HomeMessages } from './home.messages.ts';

type Props = {
  messages: HomeMessages['benefits'];
  /** Gains in percent; steps as done of all. */
  figures: Record<'roi' | 'efficiencyDone' | 'efficiencyAll' | 'beforeAfter', number>;
  frame: SectionFrame;
};

export function Benefits({ messages, figures, frame }: Props) {
  return (
    <Section id="benefits" tone="sunk" className="benefits" frame={frame} head={messages}>
      <ul className="bens">
        <Benefit messages={messages.roi}>
          <ReturnChart gain={figures.roi} />
        </Benefit>
        <Benefit messages={messages.efficiency}>
          <StepsChart done={figures.efficiencyDone} all={figures.efficiencyAll} />
        </Benefit>
        <Benefit messages={messages.beforeAfter}>
          <BeforeAfterChart gain={figures.beforeAfter} messages={messages.beforeAfter} />
        </Benefit>
        <Benefit messages={messages.competitors}>
          <CompetitorsChart messages={messages.competitors} />
        </Benefit>
      </ul>
      <p className="cap benefits__note">{messages.note}</p>
    </Section>
  );
}

function Benefit({ messages, children }: { messages: HomeMessages['benefits']['roi']; children: ReactNode }) {
  return (
    <li>
      {children}
      <h3>
        <span className="num">{messages.figure}</span> {messages.title}
      </h3>
      <p>{messages.text}</p>
    </li>
  );
}
