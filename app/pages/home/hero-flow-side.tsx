import {
  type Band,
  horizontalBand,
  horizontalHairlines,
  verticalBand,
  verticalHairlines,
} from '../../components/ui/band.ts';

type Stream = { quantity: number; shown: string; label: string; colour: 'b1' | 'b2' | 'b3' | 'bo' };

type Props = {
  direction: 'in' | 'out';
  /** Accessible name of the list. */
  label: string;
  streams: Stream[];
};

/**
 * `far`: outer ends (across); `gate`: where they meet at the dashboard; `scale`: units per request.
 * Horizontally a unit across is one pixel; vertically all bands stretch alike.
 */
type Course = { far: { in: number[]; out: number[] }; gate: number; scale: number; length: number };

const lying: Course = {
  far: { in: [14, 226, 392], out: [22, 268, 408] },
  gate: 156,
  scale: 0.25,
  length: 100,
};
const standing: Course = {
  far: { in: [14, 196, 330], out: [14, 236, 344] },
  gate: 101,
  scale: 0.28,
  length: 150,
};
const height = 480;

/** Requests between two hairlines. */
const lane = 50;
/** In pixels. A thinner band stays whole, with its label beside it. */
const labelHeight = 28;

export function HeroFlowSide({ direction, label, streams }: Props) {
  const wide = bandsOf(lying, direction, streams);
  const tall = bandsOf(standing, direction, streams);
  const lanes = streams.map(({ quantity }) => Math.round(quantity / lane) - 1);
  return (
    <div className={`flow__side ${direction}`}>
      <svg
        className="flow__lying"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {wide.map((band, index) => (
          <path key={band.from.across} className={streams[index]?.colour} d={horizontalBand(band)} />
        ))}
        <path
          className="hl"
          d={wide.map((band, index) => horizontalHairlines(band, lanes[index] ?? 0)).join('')}
        />
      </svg>
      <svg className="flow__standing" viewBox="0 0 390 150" preserveAspectRatio="none" aria-hidden="true">
        {tall.map((band, index) => (
          <path key={band.from.across} className={streams[index]?.colour} d={verticalBand(band)} />
        ))}
        <path
          className="hl"
          d={tall.map((band, index) => verticalHairlines(band, lanes[index] ?? 0)).join('')}
        />
      </svg>
      <ul aria-label={label}>
        {streams.map((stream, index) => (
          <li key={stream.label} {...placeOf(wide[index], direction, index === streams.length - 1)}>
            <b>{stream.shown}</b> {stream.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

function bandsOf({ far, gate, scale, length }: Course, direction: 'in' | 'out', streams: Stream[]): Band[] {
  let next = gate;
  return streams.map(({ quantity }, index) => {
    const width = quantity * scale;
    const outer = { across: far[direction][index] ?? 0, width };
    const inner = { across: next, width };
    next += width;
    const [from, to] = direction === 'in' ? [outer, inner] : [inner, outer];
    return { from: { along: 0, ...from }, to: { along: length, ...to } };
  });
}

function placeOf(band: Band | undefined, direction: 'in' | 'out', last: boolean) {
  if (!band) return {};
  const { across, width } = direction === 'in' ? band.from : band.to;
  const top = (y: number) => ({ top: `${(y / height) * 100}%` });
  if (width >= labelHeight) return { style: top(across + width / 2) };
  return last
    ? { className: 'under', style: top(across + width) }
    : { className: 'over', style: top(across) };
}
