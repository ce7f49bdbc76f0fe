import { box, fillPath, strokePath } from '../drawings/pen.ts';
import { paint, paintedPicture } from './paint.ts';

const pitch = { source: 6.4, gate: 4.2, payer: 7.4 };
const gateX = 560;

/** Threads by source: height, number, colour. */
const sources = [
  { top: 60, count: 20, colour: paint('water-3') },
  { top: 300, count: 34, colour: paint('water') },
  { top: 640, count: 14, colour: paint('water-2') },
] as const;
const threads = sources.reduce((sum, { count }) => sum + count, 0);

const gateY = (index: number) => 400 + (index - threads / 2) * pitch.gate;

function thread(from: readonly [number, number], to: readonly [number, number], lean: number): string {
  // Whole pixels would make the gaps uneven.
  const [a, b] = [from[1], to[1]].map((y) => Number(y.toFixed(1)));
  return `M${from[0]} ${a}C${from[0] + lean} ${a} ${to[0] - lean} ${b} ${to[0]} ${b}`;
}

/** Many costs run into one project, carried by two payers. */
export function confluence(): string {
  let first = 0;
  const incoming = sources.map(({ top, count, colour }) => {
    const start = first;
    first += count;
    const lines = Array.from({ length: count }, (_, index) =>
      thread([-10, top + index * pitch.source], [gateX, gateY(start + index)], 300),
    );
    return strokePath(lines.join(''), colour, 4.4);
  });
  const half = threads / 2;
  const outgoing = [
    { top: 66, start: 0, colour: paint('stone') },
    { top: 486, start: half, colour: paint('ore') },
  ].map(({ top, start, colour }) => {
    const lines = Array.from({ length: half }, (_, index) =>
      thread([gateX, gateY(start + index)], [1210, top + index * pitch.payer], 310),
    );
    return strokePath(lines.join(''), colour, 4.4);
  });
  const ground = fillPath(box(0, 0, 1200, 800), paint('sunk'));
  const gate = fillPath(box(gateX - 14, 228, 28, 344), paint('deep'));
  return paintedPicture(1200, 800, [ground, ...incoming, ...outgoing, gate].join(''));
}
