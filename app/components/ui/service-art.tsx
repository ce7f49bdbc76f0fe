import type { ReactNode } from 'react';
import { type Band, horizontalBand, horizontalHairlines } from './band.ts';

type Props = {
  /** The name of a service; one that has no drawing of its own gets that of development. */
  of: string;
  /** What is written over the two ends of the drawing of efficiency. */
  hours?: { before: string; after: string };
};

/** The drawing of a service, the same wherever the service is offered; its bands run from edge to edge. */
export function ServiceArt({ of, hours }: Props) {
  const drawings: Record<string, ReactNode> = {
    assessment: <Soundings />,
    diagnosis: <Soundings />,
    training: <Courses />,
    efficiency: hours && <Hours {...hours} />,
    consulting: <Ways />,
  };
  const viewBox = of === 'assessment' || of === 'diagnosis' ? '0 20 280 158' : '0 -8 280 158';
  return (
    <svg className="service-art" viewBox={viewBox} aria-hidden="true">
      {drawings[of] ?? <Joining />}
    </svg>
  );
}

/** A band of one thickness from one height to another. */
function run(along: [number, number], across: [number, number], width: number): Band {
  return {
    from: { along: along[0], across: across[0], width },
    to: { along: along[1], across: across[1], width },
  };
}

/** Depths of a river bed, sounded every twenty units. Where it is deepest, a person looks closer. */
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

/** Three sources run through one written model and leave as one band, exactly as thick as the three together. */
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

/** Four courses leave one band and come to four people. */
function Courses() {
  return [0, 1, 2, 3].map((index) => (
    <g key={index} className={index % 2 ? 'b2' : 'b1'}>
      <path d={horizontalBand(run([0, 226], [53 + index * 11, 9 + index * 40.5], 11))} />
      <circle cx="245" cy={14.5 + index * 40.5} r="11" />
    </g>
  ));
}

/** The hours of a task before and after: 96 units are four hours, 24 are one. */
function Hours({ before, after }: { before: string; after: string }) {
  const slope = { from: { along: 104, across: 30, width: 96 }, to: { along: 200, across: 66, width: 24 } };
  const inlet = Array.from({ length: 3 }, (_, hour) => `M0 ${54 + hour * 24}H104`).join('');
  return (
    <>
      <path className="b3" d={`M0 30H104V126H0Z${horizontalBand(slope)}`} />
      <path className="b1" d="M200 66H280V90H200Z" />
      <path className="thin fine" d={inlet + horizontalHairlines(slope, 3)} />
      <text x="24" y="20">
        {before}
      </text>
      <text x="256" y="56" textAnchor="end">
        {after}
      </text>
    </>
  );
}

/** One band of thirty-six parts forks: twenty are bought or built, ten wait for a decision, six are left alone. */
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
