import type { ReactNode } from 'react';
import { horizontalBand } from '../../components/ui/band.ts';

const width = 240;
const end = 24;

function Art({ children }: { children: ReactNode }) {
  return (
    <svg className="differ__art" viewBox={`0 0 ${width} 64`} aria-hidden="true">
      {children}
    </svg>
  );
}

const bar = (from: number, to: number) => `M${from} 20H${to}V44H${from}Z`;
const diamond = (x: number) => `M${x - 12} 32l12-12 12 12-12 12z`;

function marks(count: number, step: number): string {
  return Array.from({ length: count - 1 }, (_, index) => `M${(index + 1) * step} 20V44`).join('');
}

/** Solid up to the least, pale up to the most. */
export function WeeksArt({ range: [least, most] }: { range: readonly [number, number] }) {
  const week = (width - end) / most;
  return (
    <Art>
      <path className="b1" d={bar(0, least * week)} />
      <path className="b3" d={bar(least * week, most * week)} />
      <path className="differ__mark" d={marks(most, week)} />
      <path className="bo" d={diamond(width - 12)} />
    </Art>
  );
}

/** One stream per language joins one band. */
export function LanguagesArt({ count }: { count: number }) {
  const stream = 40 / count;
  const spread = (64 - stream) / (count - 1);
  return (
    <Art>
      {Array.from({ length: count }, (_, index) => {
        const d = horizontalBand({
          from: { along: 0, across: index * spread, width: stream },
          to: { along: width, across: 12 + index * stream, width: stream },
        });
        return <path key={d} className={index % 2 ? 'b2' : 'b1'} d={d} />;
      })}
    </Art>
  );
}

/** A diamond at the end of each quarter. */
export function MonthsArt({ count }: { count: number }) {
  const month = (width - end / 2) / count;
  const quarters = Array.from({ length: Math.floor(count / 3) }, (_, index) => (index + 1) * 3 * month);
  return (
    <Art>
      <path className="b1" d={bar(0, count * month)} />
      <path className="differ__mark" d={marks(count, month)} />
      <path className="bo differ__look" d={quarters.map(diamond).join('')} />
    </Art>
  );
}
