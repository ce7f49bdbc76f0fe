import { Section, type SectionFrame } from '../../layout/section.tsx';
import { horizontalBand, horizontalHairlines, verticalBand } from '../../ui/band.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import type { AboutWords } from './about.words.ts';
import type { AboutFigures, Stretch } from './about-figures.ts';

type Props = { words: AboutWords['journey']; figures: AboutFigures['journey']; frame: SectionFrame };

const years = [2021, 2022, 2023, 2024, 2025] as const;
/** One of width, across the page and down a phone, in pixels. */
const unit = { across: 32, down: 20 };
/** Half of the height of the drawing across the page: the widest year fits. */
const middle = 52;

function stretchAcross({ from, to }: Stretch, index: number) {
  return {
    from: { along: index * 100, across: middle - (from * unit.across) / 2, width: from * unit.across },
    to: { along: (index + 1) * 100, across: middle - (to * unit.across) / 2, width: to * unit.across },
  };
}

/** How the company grew, year by year: a band that widens to scale, across a wide page or down a narrow one. */
export function Journey({ words, figures, frame }: Props) {
  return (
    <Section id="journey" tone="sunk" frame={frame}>
      <SectionHead words={words} />
      <div className="years">
        <Course stretches={years.map((year) => figures[year])} />
        <ol>
          {years.map((year) => (
            <li key={year}>
              <YearDown {...figures[year]} />
              <h3>
                <b className="num">{year}</b> {words.years[year].title}
              </h3>
              <p>{words.years[year].text}</p>
              <p className="years__width">
                <span className="vh">{words.measure} </span>
                {figures[year].shown}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p className="cap journey__note">{words.caption}</p>
    </Section>
  );
}

/** All years in one band; the last one runs on, out of the page. */
function Course({ stretches }: { stretches: Stretch[] }) {
  const bands = stretches.map(stretchAcross);
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

/** One year of the band where it flows down beside the text. */
function YearDown({ from, to }: Stretch) {
  const widest = 4 * unit.down;
  const d = verticalBand({
    from: { along: 0, across: 0, width: from * unit.down },
    to: { along: 100, across: 0, width: to * unit.down },
  });
  return (
    <svg
      className="years__down"
      width={widest}
      viewBox={`0 0 ${widest} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="b1" d={d} />
    </svg>
  );
}
