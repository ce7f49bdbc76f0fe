import type { ReactNode } from 'react';
import { type Band, horizontalBand, horizontalHairlines } from './band.ts';

type Rate = { figure: number; label: string };

type Props = {
  /** Key of the service; unknown ones get the drawing of development. */
  of: string;
  /** Requests per hour, for the drawing of efficiency. */
  rates?: { before: Rate; after: Rate };
};

export function ServiceArt({ of, rates }: Props) {
  const drawings: Record<string, ReactNode> = {
    assessment: <Soundings />,
    diagnosis: <Soundings />,
    training: <Courses />,
    efficiency: rates && <Rates {...rates} />,
    consulting: <Ways />,
  };
  const viewBox = of === 'assessment' || of === 'diagnosis' ? '0 20 280 158' : '0 -8 280 158';
  return (
    <svg className="service-art" viewBox={viewBox} aria-hidden="true">
      {drawings[of] ?? <Joining />}
    </svg>
  );
}

function run(along: [number, number], across: [number, number], width: number): Band {
  return {
    from: { along: along[0], across: across[0], width },
    to: { along: along[1], across: across[1], width },
  };
}

/** Depths every 20 units. */
const depths = [58, 72, 92, 112, 126, 120, 98, 86, 94, 116, 134, 122, 100, 80, 66];
const deepest = [4, 10];

function Soundings() {
  const bed = depths.map((depth, index) =>
    index ? `S${index * 20 - 10} ${depth} ${index * 20} ${depth}` : `M0 ${depth}`,
  );
  const lines = depths.map((depth, index) =>
    deepest.includes(index) || index % (depths.length - 1) === 0 ? '' : `M${index * 20} 28V${depth - 8}`,
  );
  return (
    <>
      <path className="b3" d={`${bed.join('')}V20H0Z`} />
      <path className="b1" d="M0 20H280V28H0Z" />
      <path className="thin" strokeDasharray="3 4" d={lines.join('')} />
      {deepest.map((index) => (
        <g key={index}>
          <path className="thin" d={`M${index * 20} 28V${depths[index]}`} />
          <circle className="bo" cx={index * 20} cy={depths[index]} r="7" />
        </g>
      ))}
    </>
  );
}

/** Three sources become one band as thick as the three together. */
function Joining() {
  const course = run([132, 280], [54, 44], 44);
  return (
    <>
      <path className="b2" d={horizontalBand(run([0, 132], [14, 54], 22))} />
      <path className="b3" d={horizontalBand(run([0, 132], [76, 76], 12))} />
      <path className="bw" d={horizontalBand(run([0, 132], [124, 88], 10))} />
      <path className="b1" d={horizontalBand(course)} />
      <path className="hl" d={horizontalHairlines(course, 4)} />
      <path className="sheet" d="M110 36H162V116H110Z" />
      <path className="ink" d="M121 53H151M121 66H143M121 79H151M121 92H137" />
    </>
  );
}

function Courses() {
  return [0, 1, 2, 3].map((index) => (
    <g key={index} className={index % 2 ? 'b2' : 'b1'}>
      <path d={horizontalBand(run([0, 226], [53 + index * 11, 9 + index * 40.5], 11))} />
      <circle cx="245" cy={14.5 + index * 40.5} r="11" />
    </g>
  ));
}

/** One strand per request. */
function Rates({ before, after }: { before: Rate; after: Rate }) {
  const strand = 84 / after.figure;
  const [narrow, wide] = [before.figure * strand, after.figure * strand];
  const [high, low] = [84 - narrow / 2, 84 - wide / 2];
  const inlet = run([0, 104], [high, high], narrow);
  const slope: Band = { from: inlet.to, to: { along: 200, across: low, width: wide } };
  const outlet = run([200, 280], [low, low], wide);
  return (
    <>
      <path className="b3" d={horizontalBand(inlet) + horizontalBand(slope)} />
      <path className="b1" d={horizontalBand(outlet)} />
      <path className="thin fine" d={horizontalHairlines(inlet, before.figure - 1)} />
      <path className="hl" d={horizontalHairlines(outlet, after.figure - 1)} />
      <text x="24" y={high - 12}>
        {before.label}
      </text>
      <text x="256" y={low - 12} textAnchor="end">
        {after.label}
      </text>
    </>
  );
}

/** 36 parts: 20 are bought or built, 10 wait for a decision, 6 are left alone. */
function Ways() {
  const main = [run([0, 85], [53, 53], 36), run([84, 200], [53, 12], 20), run([199, 280], [12, 12], 20)];
  return (
    <>
      <path className="b1" d={main.map(horizontalBand).join('')} />
      <path className="b2" d={`${horizontalBand(run([84, 200], [73, 68], 10))}M199.5 68H234V78H199.5Z`} />
      <path className="b3" d={`${horizontalBand(run([84, 200], [83, 122], 6))}M199.5 122H216V128H199.5Z`} />
      <path className="hl" d={main.map((band) => horizontalHairlines(band, 3)).join('')} />
      <circle className="ring" cx="250" cy="73" r="14.5" />
      <path className="bo" d="M216 106H225V144H216Z" />
    </>
  );
}
