import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { HomeWords } from './home.words.ts';
import { MethodologyCourse } from './methodology-course.tsx';

type Weeks = 'qualificationWeeks' | 'mvpWeeks' | 'industrializationWeeks';
type Share = 'timeToMarket' | 'resourceAllocation';

type Props = {
  words: HomeWords['methodology'];
  figures: Record<Weeks, readonly [number, number]> & Record<Share, number>;
  /** The same figures as the language writes them. */
  shown: Record<Weeks | Share, string>;
  frame: SectionFrame;
};

/** How a project runs: three phases drawn over their weeks, and two shares as bars. */
export function Methodology({ words, figures, shown, frame }: Props) {
  const { qualification, mvp, industrialization } = words.phases;
  return (
    <Section id="methodology" className="methodology" frame={frame} head={words}>
      <MethodologyCourse
        axis={words.weeksAxis}
        phases={[
          { words: qualification, weeks: figures.qualificationWeeks, shown: shown.qualificationWeeks },
          { words: mvp, weeks: figures.mvpWeeks, shown: shown.mvpWeeks },
          {
            words: industrialization,
            weeks: figures.industrializationWeeks,
            shown: shown.industrializationWeeks,
          },
        ]}
      />
      <p className="cap">{words.caption}</p>
      <div className="two even shares">
        <ShareBar label={words.timeToMarket} share={figures.timeToMarket} shown={shown.timeToMarket} />
        <ShareBar
          label={words.resourceAllocation}
          share={figures.resourceAllocation}
          shown={shown.resourceAllocation}
        />
        <p className="cap methodology__note">{words.barsNote}</p>
      </div>
    </Section>
  );
}

function ShareBar({ label, share, shown }: { label: string; share: number; shown: string }) {
  return (
    <div className="barrow">
      <span>{label}</span>
      <b className="num">{shown}</b>
      <div className="bar draws" suppressHydrationWarning>
        <svg aria-hidden="true">
          <rect className="b1 drawn" width={`${share}%`} height="100%" />
        </svg>
      </div>
    </div>
  );
}
