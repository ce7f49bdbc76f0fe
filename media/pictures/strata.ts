import { box, curve, fillPath, type Point, sample, seededRandom, strokePath } from '../drawings/pen.ts';
import { paint, paintedPicture } from './paint.ts';

const layers = Array.from({ length: 12 }, (_, layer) => paint(`earth${layer}`));
/** The break, and the rise of its right side. */
const rift = { x: 704, rise: 72 };
const random = seededRandom(11);
const [longWave, shortWave] = [random() * 6.28, random() * 6.28];

function surface(layer: number, x: number): number {
  const wave =
    Math.sin(x / 260 + longWave + layer * 0.12) * 46 + Math.sin(x / 117 + shortWave + layer * 0.35) * 16;
  return 130 + layer * 58 + wave - (x > rift.x ? rift.rise : 0);
}

/** Both sides of a line along a layer, `below` its surface. */
function sides(layer: number, below: number): readonly [Point[], Point[]] {
  const y = (x: number) => surface(layer, x) + below;
  return [sample(y, -10, rift.x, 119), sample(y, rift.x + 0.01, 1210, 119)];
}

function ground(layer: number, colour: string): string {
  const [left, right] = sides(layer, 0);
  const closed = [`${curve(left)}V810H-10Z`, `${curve(right)}V810H${rift.x}Z`];
  return fillPath(closed.join(''), colour);
}

function grain(layer: number): string {
  const lines = [15, 34].flatMap((below) => sides(layer, below).map(curve));
  return strokePath(lines.join(''), paint('grain'), 2, ' stroke-opacity=".16"');
}

/** Layers of red earth, with a vein of water that follows the break. */
export function strata(): string {
  const sky = fillPath(box(0, 0, 1200, 800), paint('sky'));
  const rock = layers.map((colour, layer) => ground(layer, colour) + (layer % 2 ? grain(layer) : ''));
  const [left, right] = sides(5, -8).map(curve);
  const vein = strokePath(
    `${left}${right?.replace('M', 'L')}`,
    paint('strand0'),
    16,
    ' stroke-linejoin="round"',
  );
  const crack = strokePath(`M${rift.x} -10V810`, paint('crack'), 3, ' stroke-dasharray="2 9"');
  return paintedPicture(1200, 800, [sky, ...rock, crack, vein].join(''));
}
