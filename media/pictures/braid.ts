import { box, curve, fillPath, sample, strokePath } from '../drawings/pen.ts';
import { paint, paintedPicture } from './paint.ts';

type Strand = { phase: number; end: number; width: number; colour: string; shade: string };

const strands: readonly Strand[] = [
  { phase: 0, end: -61, width: 92, colour: paint('strand0'), shade: paint('engraving0') },
  { phase: 2.094, end: 24, width: 66, colour: paint('strand1'), shade: paint('engraving1') },
  { phase: 4.188, end: 85, width: 44, colour: paint('strand2'), shade: paint('engraving2') },
];

/** 0 until the strands part, 1 where they run side by side. */
function parted(x: number): number {
  const share = Math.max(0, Math.min(1, (x - 560) / 460));
  return share * share * (3 - 2 * share);
}

const height = ({ phase, end }: Strand, x: number) =>
  400 + Math.sin(x / 190 + phase) * 215 * (1 - parted(x)) + end * parted(x);

const nearness = ({ phase }: Strand, x: number) => Math.cos(x / 190 + phase + 0.4);

function draw(strand: Strand, from: number, to: number): string {
  const line = curve(sample((x) => height(strand, x), from, to, 58));
  const { width, colour, shade } = strand;
  const engraved = width > 50 ? width / 2 : 4;
  const seam = width > 50 ? strokePath(line, colour, engraved - 6) : '';
  return (
    strokePath(line, paint('depths'), width + 18) +
    strokePath(line, colour, width) +
    strokePath(line, shade, engraved) +
    seam
  );
}

/** Crossings of two strands, with the one on top. */
function crossings(a: Strand, b: Strand): { x: number; top: Strand }[] {
  const found: { x: number; top: Strand }[] = [];
  for (let x = 0; x < 860; x += 4) {
    const [now, next] = [height(a, x) - height(b, x), height(a, x + 4) - height(b, x + 4)];
    if (now * next <= 0) found.push({ x, top: nearness(a, x) > nearness(b, x) ? a : b });
  }
  return found;
}

/** Three languages cross until they run side by side. */
export function braid(): string {
  const pairs = strands.flatMap((a, index) => strands.slice(index + 1).map((b) => crossings(a, b)));
  const bridges = pairs.flat().map(({ x, top }) => draw(top, x - 84, x + 84));
  const runs = strands.map((strand) => draw(strand, -60, 1260));
  return paintedPicture(
    1200,
    800,
    [fillPath(box(0, 0, 1200, 800), paint('depths')), ...runs, ...bridges].join(''),
  );
}
