import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { horizontalBand } from '../../components/ui/band.ts';
import type { AboutMessages } from './about.messages.ts';

type Props = {
  messages: AboutMessages['difference'];
  figures: { weeks: readonly [number, number]; languages: number; months: number };
  frame: SectionFrame;
};

export function Difference({ messages, figures: { weeks, languages, months }, frame }: Props) {
  const quarters = Array.from({ length: Math.floor(months / 3) }, (_, index) => (index + 1) * 3);
  const art = {
    weeks: <Scale count={weeks[1]} solid={weeks[0]} checks={[weeks[1]]} />,
    languages: <Streams count={languages} />,
    months: <Scale count={months} solid={months} checks={quarters} />,
  };
  return (
    <Section id="difference" tone="sunk" frame={frame} head={messages}>
      <ul className="rows difference">
        {(['weeks', 'languages', 'months'] as const).map((name) => {
          const { figure, unit, title, text } = messages.items[name];
          return (
            <li key={name}>
              <p className="difference__figure">
                <b>{figure}</b> {unit}
              </p>
              <div className="difference__text">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <svg className="difference__art" viewBox={`0 0 ${WIDTH} 64`} aria-hidden="true">
                {art[name]}
              </svg>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const WIDTH = 240;
const diamond = (x: number) => `M${x - 12} 32l12-12 12 12-12 12z`;

/** Fills the first `solid` of `count` parts, and marks a person's check after the parts in `checks`. */
function Scale({ count, solid, checks }: { count: number; solid: number; checks: number[] }) {
  const part = (WIDTH - 12) / count;
  const marks = Array.from({ length: count - 1 }, (_, index) => `M${(index + 1) * part} 20v24`);
  return (
    <>
      <path className="band-water-3" d={`M0 20h${count * part}v24H0z`} />
      <path className="band-water" d={`M0 20h${solid * part}v24H0z`} />
      <path className="difference__mark" d={marks.join('')} />
      <path className="band-ore difference__look" d={checks.map((index) => diamond(index * part)).join('')} />
    </>
  );
}

function Streams({ count }: { count: number }) {
  const stream = 40 / count;
  const spread = (64 - stream) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const d = horizontalBand({
      from: { along: 0, across: index * spread, width: stream },
      to: { along: WIDTH, across: 12 + index * stream, width: stream },
    });
    return <path key={d} className={index % 2 ? 'band-water-2' : 'band-water'} d={d} />;
  });
}
