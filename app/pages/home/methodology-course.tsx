import { horizontalBand, horizontalHairlines } from '../../components/ui/band.ts';
import type { HomeMessages } from './home.messages.ts';

type Messages = HomeMessages['methodology'];
type Range = readonly [shortest: number, longest: number];

type Phase = {
  messages: Messages['phases'][keyof Messages['phases']];
  weeks: Range;
  shown: string;
};

type Props = { phases: readonly [Phase, Phase, Phase]; axis: string };

/** Units per week. The band widens with the share of the company that takes part. */
const week = 10;
const axisOfFlow = 46;
const widths = [14, 34, 76];
/** Column edges, in units; the first column is wider than its weeks. */
const columns = [
  { left: 0, right: 52 },
  { left: 58, right: 134 },
  { left: 140, right: 240 },
];
const tick = 4;

/** A river over a ruler of weeks; on phones three bars to the same scale. */
export function MethodologyCourse({ phases, axis }: Props) {
  const starts = phases.map((_, index) =>
    phases.slice(0, index).reduce((sum, { weeks }) => sum + weeks[1], 0),
  );
  const total = phases.reduce((sum, { weeks }) => sum + weeks[1], 0);
  const longest = Math.max(...phases.map(({ weeks }) => weeks[1]));
  return (
    <div className="course">
      <ol className="weeks" aria-hidden="true">
        {Array.from({ length: total / tick }, (_, index) => index * tick).map((start) => (
          <li key={start}>{start}</li>
        ))}
        <li>
          {axis} <b>{total}</b>
        </li>
      </ol>
      <ol className="phases">
        {phases.map(({ messages, weeks, shown }, index) => (
          <li key={messages.title} className="phase">
            <Stretch index={index} start={starts[index] ?? 0} weeks={weeks} total={total} />
            <Bar index={index} weeks={weeks} longest={longest} />
            <p className="phase__weeks">
              <b className="num">{shown}</b> {messages.unit}
            </p>
            <h3>{messages.title}</h3>
            <p className="phase__text">{messages.text}</p>
            <p className="phase__reach">{messages.reach}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

type StretchProps = { index: number; start: number; weeks: Range; total: number };

/** Solid up to the shortest duration, pale up to the longest. */
function Stretch({ index, start, weeks: [shortest, longest], total }: StretchProps) {
  const width = widths[index] ?? 0;
  const before = widths[index - 1] ?? width;
  const [from, solid, to] = [start * week, (start + shortest) * week, (start + longest) * week];
  const widened = from + 16;
  const top = axisOfFlow - width / 2;
  const bend = {
    from: { along: from, across: axisOfFlow - before / 2, width: before },
    to: { along: widened, across: top, width },
  };
  const column = columns[index] ?? { left: from, right: to };
  const lanes = 2 ** index;
  const lines = Array.from(
    { length: lanes - 1 },
    (_, line) => `M${widened} ${top + ((line + 1) * width) / lanes}H${to}`,
  );
  return (
    <>
      <svg
        className="stretch"
        viewBox={`0 0 ${total * week} 92`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="b1"
          d={`${horizontalBand(bend)}M${widened - 0.2} ${top}H${solid}v${width}H${widened - 0.2}Z`}
        />
        <path className="b3" d={`M${solid} ${top}H${to}v${width}H${solid}Z`} />
        <path className="hl" d={horizontalHairlines(bend, lanes - 1) + lines.join('')} />
      </svg>
      <svg className="carry" viewBox={`0 0 ${total * week} 40`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${from} 0H${to}L${column.right} 40H${column.left}Z`} />
        <path className="carry__edge" d={`M${from} 0L${column.left} 40M${to} 0L${column.right} 40`} />
      </svg>
    </>
  );
}

function Bar({ index, weeks, longest }: { index: number; weeks: Range; longest: number }) {
  const [solid, pale] = weeks.map((count) => `${(count / longest) * 100}%`);
  const height = widths[index];
  return (
    <svg className="phase__bar" height={height} aria-hidden="true">
      <rect className="b3" width={pale} height={height} />
      <rect className="b1" width={solid} height={height} />
    </svg>
  );
}
