import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { HomeMessages } from './home.messages.ts';
import { MethodologyCourse } from './methodology-course.tsx';

type Weeks = 'qualificationWeeks' | 'mvpWeeks' | 'industrializationWeeks';
type Share = 'timeToMarket' | 'resourceAllocation';

type Props = {
  messages: HomeMessages['methodology'];
  figures: Record<Weeks, readonly [number, number]> & Record<Share, number>;
  /** Formatted for the locale. */
  shown: Record<Weeks | Share, string>;
  frame: SectionFrame;
};

export function Methodology({ messages, figures, shown, frame }: Props) {
  const { qualification, mvp, industrialization } = messages.phases;
  return (
    <Section id="methodology" className="methodology" frame={frame} head={messages}>
      <MethodologyCourse
        axis={messages.weeksAxis}
        phases={[
          { messages: qualification, weeks: figures.qualificationWeeks, shown: shown.qualificationWeeks },
          { messages: mvp, weeks: figures.mvpWeeks, shown: shown.mvpWeeks },
          {
            messages: industrialization,
            weeks: figures.industrializationWeeks,
            shown: shown.industrializationWeeks,
          },
        ]}
      />
      <p className="cap">{messages.caption}</p>
      <div className="two even shares">
        <ShareBar label={messages.timeToMarket} share={figures.timeToMarket} shown={shown.timeToMarket} />
        <ShareBar
          label={messages.resourceAllocation}
          share={figures.resourceAllocation}
          shown={shown.resourceAllocation}
        />
        <p className="cap methodology__note">{messages.barsNote}</p>
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
