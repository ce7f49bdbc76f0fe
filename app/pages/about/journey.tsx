import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { horizontalBand, horizontalHairlines, verticalBand } from '../../components/ui/band.ts';
import type { AboutMessages } from './about.messages.ts';
import type { AboutFigures, Stretch } from './about-figures.ts';

type Props = { messages: AboutMessages['journey']; figures: AboutFigures['journey']; frame: SectionFrame };

/** Pixels per unit of width, and room for the widest year. */
const unit = { across: 32, down: 20 };
const room = { across: 104, down: 80 };
const middle = room.across / 2;

export function Journey({ messages, figures, frame }: Props) {
  const widest = Math.max(...figures.map(({ to }) => to));
  return (
    <Section id="journey" tone="sunk" frame={frame} head={messages}>
      <div className="years">
        <Course stretches={figures} unit={Math.min(unit.across, room.across / widest)} />
        <ol>
          {Object.entries(messages.years).map(([year, { title, text }], index) => (
            <li key={year}>
              <YearDown stretch={figures[index]} unit={Math.min(unit.down, room.down / widest)} />
              <h3>
                <b className="num">{year}</b> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="cap journey__note">{messages.caption}</p>
    </Section>
  );
}

function Course({ stretches, unit: one }: { stretches: Stretch[]; unit: number }) {
  const bands = stretches.map(({ from, to }, index) => ({
    from: { along: index * 100, across: middle - (from * one) / 2, width: from * one },
    to: { along: (index + 1) * 100, across: middle - (to * one) / 2, width: to * one },
  }));
  const end = bands.at(-1)?.to ?? { along: 0, across: middle, width: 0 };
  const onward = { from: end, to: { ...end, along: end.along + 2000 } };
  const course = [...bands, onward];
  return (
    <svg
      className="years__course"
      viewBox={`0 0 ${stretches.length * 100} ${middle * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="b1" d={course.map(horizontalBand).join('')} />
      <path className="hl" d={course.map((band) => horizontalHairlines(band, 4)).join('')} />
    </svg>
  );
}

/** One year of the band in the narrow layout. */
function YearDown({ stretch, unit: one }: { stretch: Stretch | undefined; unit: number }) {
  const { from, to } = stretch ?? { from: 0, to: 0 };
  const d = verticalBand({
    from: { along: 0, across: 0, width: from * one },
    to: { along: 100, across: 0, width: to * one },
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
