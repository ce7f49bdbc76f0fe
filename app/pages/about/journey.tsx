import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { horizontalBand, horizontalHairlines } from '../../components/ui/band.ts';
import type { AboutMessages } from './about.messages.ts';

/** The band's width at the start and end of a year, where 1 is the width after the first year. */
export type Stretch = { from: number; to: number };

type Props = { messages: AboutMessages['journey']; figures: Stretch[]; frame: SectionFrame };

const HEIGHT = 104;
/** The unit becomes smaller if the widest year would not fit. */
const MAX_UNIT_PX = 32;

export function Journey({ messages, figures, frame }: Props) {
  const last = figures.at(-1)?.to ?? 0;
  const unit = Math.min(MAX_UNIT_PX, HEIGHT / Math.max(...figures.map(({ to }) => to)));
  const side = (along: number, width: number) => ({ along, across: (HEIGHT - width) / 2, width });
  // The band continues to the edge of the window.
  const course = [...figures, { from: last, to: last }].map(({ from, to }, year) => ({
    from: side(year * 100, from * unit),
    to: side(year === figures.length ? 2500 : (year + 1) * 100, to * unit),
  }));
  return (
    <Section id="journey" tone="sunk" frame={frame} head={messages}>
      <div className="years">
        <svg
          className="years__course"
          height={HEIGHT}
          viewBox={`0 0 ${figures.length * 100} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="band-water" d={course.map(horizontalBand).join('')} />
          <path className="hairline" d={course.map((band) => horizontalHairlines(band, 4)).join('')} />
        </svg>
        <ol>
          {Object.entries(messages.years).map(([year, { title, text }]) => (
            <li key={year}>
              <h3 className="small">
                <b className="number">{year}</b> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="caption">{messages.caption}</p>
    </Section>
  );
}
