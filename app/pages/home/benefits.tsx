import type { ReactNode } from 'react';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { BeforeAfterChart, CompetitorsChart, ReturnChart, StepsChart } from './benefit-charts.tsx';
import type { HomeWords } from './home.words.ts';

type Props = {
  words: HomeWords['benefits'];
  /** Gains in per cent, and how many steps of how many run by themselves. */
  figures: Record<'roi' | 'efficiencyDone' | 'efficiencyAll' | 'beforeAfter', number>;
  frame: SectionFrame;
};

/** Four figures, each with its picture to scale; a note says that the last picture is a sketch. */
export function Benefits({ words, figures, frame }: Props) {
  return (
    <Section id="benefits" tone="sunk" className="benefits" frame={frame} head={words}>
      <ul className="bens">
        <Benefit words={words.roi}>
          <ReturnChart gain={figures.roi} />
        </Benefit>
        <Benefit words={words.efficiency}>
          <StepsChart done={figures.efficiencyDone} all={figures.efficiencyAll} />
        </Benefit>
        <Benefit words={words.beforeAfter}>
          <BeforeAfterChart gain={figures.beforeAfter} words={words.beforeAfter} />
        </Benefit>
        <Benefit words={words.competitors}>
          <CompetitorsChart words={words.competitors} />
        </Benefit>
      </ul>
      <p className="cap benefits__note">{words.note}</p>
    </Section>
  );
}

function Benefit({ words, children }: { words: HomeWords['benefits']['roi']; children: ReactNode }) {
  return (
    <li>
      {children}
      <h3>
        <span className="num">{words.figure}</span> {words.title}
      </h3>
      <p>{words.text}</p>
    </li>
  );
}
