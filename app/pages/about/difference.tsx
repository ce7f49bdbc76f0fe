import type { ReactNode } from 'react';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { horizontalBand } from '../../components/ui/band.ts';
import type { AboutMessages } from './about.messages.ts';

type DifferenceFigures = { weeks: readonly [number, number]; languages: number; months: number };

type Props = { messages: AboutMessages['difference']; figures: DifferenceFigures; frame: SectionFrame };

export function Difference({ messages, figures: { weeks, languages, months }, frame }: Props) {
  const art = { weeks: weeksArt(weeks), languages: languagesArt(languages), months: monthsArt(months) };
  return (
    <Section id="difference" tone="sunk" frame={frame} head={messages}>
      <ul className="rows differ">
        {(['weeks', 'languages', 'months'] as const).map((habit) => {
          const { figure, unit, title, text } = messages.items[habit];
          return (
            <li key={habit}>
              <p className="differ__figure">
                <b>{figure}</b> {unit}
              </p>
              <div className="differ__text">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <svg className="differ__art" viewBox={`0 0 ${width} 64`} aria-hidden="true">
                {art[habit]}
              </svg>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const width = 240;
const bar = (from: number, to: number) => `M${from} 20H${to}V44H${from}Z`;
const diamond = (x: number) => `M${x - 12} 32l12-12 12 12-12 12z`;
const marks = (count: number, step: number) =>
  Array.from({ length: count - 1 }, (_, index) => `M${(index + 1) * step} 20V44`).join('');

function weeksArt([least, most]: readonly [number, number]): ReactNode {
  const week = (width - 24) / most;
  return (
    <>
      <path className="b1" d={bar(0, least * week)} />
      <path className="b3" d={bar(least * week, most * week)} />
      <path className="differ__mark" d={marks(most, week)} />
      <path className="bo" d={diamond(width - 12)} />
    </>
  );
}

function languagesArt(count: number): ReactNode {
  const stream = 40 / count;
  const spread = (64 - stream) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const d = horizontalBand({
      from: { along: 0, across: index * spread, width: stream },
      to: { along: width, across: 12 + index * stream, width: stream },
    });
    return <path key={d} className={index % 2 ? 'b2' : 'b1'} d={d} />;
  });
}

function monthsArt(count: number): ReactNode {
  const month = (width - 12) / count;
  const quarters = Array.from({ length: Math.floor(count / 3) }, (_, index) => (index + 1) * 3 * month);
  return (
    <>
      <path className="b1" d={bar(0, count * month)} />
      <path className="differ__mark" d={marks(count, month)} />
      <path className="bo differ__look" d={quarters.map(diamond).join('')} />
    </>
  );
}
