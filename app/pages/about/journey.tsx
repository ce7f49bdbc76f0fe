import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { horizontalBand, horizontalHairlines, verticalBand } from '../../components/ui/band.ts';
import type { AboutMessages } from './about.messages.ts';

/** Width of the band at the start and end of a year; the first ends at 1. */
export type Stretch = { from: number; to: number };

type Props = { messages: AboutMessages['journey']; figures: Stretch[]; frame: SectionFrame };

/** Most pixels per unit of width, and room for the widest year. */
const unit = { across: 32, down: 20 };
const room = { across: 104, down: 80 };
const middle = room.across / 2;

export function Journey({ messages, figures, frame }: Props) {
  const widest = Math.max(...figures.map(({ to }) => to));
  const across = Math.min(unit.across, room.across / widest);
  const down = Math.min(unit.down, room.down / widest);
  const side = (along: number, width: number) => ({ along, across: middle - width / 2, width });
  const course = [...figures, { from: figures.at(-1)?.to ?? 0, to: figures.at(-1)?.to ?? 0 }].map(
    ({ from, to }, year, { length }) => ({
      from: side(year * 100, from * across),
      to: side((year + 1) * 100 + (year + 1 === length ? 1900 : 0), to * across),
    }),
  );
  return (
    <Section id="journey" tone="sunk" frame={frame} head={messages}>
      <div className="years">
        <svg
          className="years__course"
          viewBox={`0 0 ${figures.length * 100} ${room.across}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="b1" d={course.map(horizontalBand).join('')} />
          <path className="hl" d={course.map((band) => horizontalHairlines(band, 4)).join('')} />
        </svg>
        <ol>
          {Object.entries(messages.years).map(([year, { title, text }], index) => (
            <li key={year}>
              <YearDown stretch={figures[index]} unit={down} />
              <h3 className="small">
                <b className="num">{year}</b> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="cap">{messages.caption}</p>
    </Section>
  );
}

function YearDown({
  stretch = { from: 0, to: 0 },
  unit: one,
}: {
  stretch: Stretch | undefined;
  unit: number;
}) {
  const d = verticalBand({
    from: { along: 0, across: 0, width: stretch.from * one },
    to: { along: 100, across: 0, width: stretch.to * one },
  });
  return (
    <svg
      className="years__down"
      width={room.down}
      viewBox={`0 0 ${room.down} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="b1" d={d} />
    </svg>
  );
}
