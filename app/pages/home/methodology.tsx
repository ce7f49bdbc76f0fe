import { Section } from '../../components/layout/section.tsx';
import { FirstTalkLink } from '../../components/layout/section-link.tsx';
import type { SectionProps } from './home.messages.ts';
import type { HomeFigures } from './home-figures.server.ts';

type Props = SectionProps<'methodology'> & { figures: HomeFigures; talk: string };

/** `height` (in pixels) grows with the share of the company that takes part. */
const phases = [
  { name: 'qualification', weeks: 'qualificationWeeks', height: 12 },
  { name: 'mvp', weeks: 'mvpWeeks', height: 28 },
  { name: 'industrialization', weeks: 'industrializationWeeks', height: 52 },
] as const;

export function Methodology({ messages, figures, talk, frame }: Props) {
  const longest = Math.max(...phases.map(({ weeks }) => figures[weeks][1]));
  return (
    <Section id="methodology" className="methodology" frame={frame} head={messages}>
      <ol className="phases">
        {phases.map(({ name, weeks, height }) => {
          const { title, unit, text } = messages.phases[name];
          const [solid, pale] = figures[weeks].map((count) => `${(count / longest) * 100}%`);
          return (
            <li key={name} className="phase draws" suppressHydrationWarning>
              <svg className="drawn" height={height} aria-hidden="true">
                <rect className="band-water-3" width={pale} height={height} />
                <rect className="band-water" width={solid} height={height} />
              </svg>
              <h3>{title}</h3>
              <p className="phase__weeks">
                <b className="number">{figures.shown[weeks]}</b> {unit}
              </p>
              <p className="phase__text">{text}</p>
            </li>
          );
        })}
      </ol>
      <div className="two even shares">
        {(['timeToMarket', 'resourceAllocation'] as const).map((share) => (
          <div key={share} className="bar-row">
            <span>{messages[share]}</span>
            <b className="number">{figures.shown[share]}</b>
            <div className="bar draws" suppressHydrationWarning>
              <svg aria-hidden="true">
                <rect className="band-water drawn" width={`${figures[share]}%`} height="100%" />
              </svg>
            </div>
          </div>
        ))}
        <p className="caption">{messages.note}</p>
      </div>
      <p className="after">
        <FirstTalkLink>{talk}</FirstTalkLink>
      </p>
    </Section>
  );
}
