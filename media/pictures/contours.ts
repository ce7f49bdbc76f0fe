import { box, fillPath, loop, type Point, seededRandom, strokePath } from '../drawings/pen.ts';
import { paint, paintedPicture } from './paint.ts';

const rings = 15;
const corners = 16;

const random = seededRandom(77);
const waves = Array.from({ length: 5 }, (_, index) => ({
  phase: random() * 6.28,
  size: random() * 0.16,
  turns: index + 2,
}));

function contour(ring: number): string {
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * 2 * Math.PI;
    const swell = waves.reduce(
      (sum, { phase, size, turns }) => sum + size * Math.sin(turns * angle + phase),
      1,
    );
    const radius = (40 + ring * 53) * swell;
    return [
      430 + ring * 5 + Math.cos(angle) * radius * 1.25,
      360 + ring * 2 + Math.sin(angle) * radius * 0.92,
    ];
  });
  return loop(points);
}

function height(ring: number): string {
  if (ring > 10) return paint('height0');
  if (ring > 7) return paint('height1');
  if (ring > 5) return paint('height2');
  return ring > 3 ? paint('height3') : paint('height4');
}

/** A plateau as on a survey map, with a river below it. */
export function contours(): string {
  const hills = Array.from({ length: rings }, (_, index) => {
    const ring = rings - 1 - index;
    const line = `stroke="${paint('contour')}" stroke-width="${ring % 4 ? 1.6 : 4}"`;
    return `<path d="${contour(ring)}" fill="${height(ring)}" ${line}/>`;
  });
  const bed = 'M-20 690C160 640 240 742 420 724S690 560 820 600S960 742 1090 650S1180 420 1220 396';
  const river = [
    [paint('ripple0'), 92],
    [paint('ripple1'), 74],
    [paint('ripple2'), 52],
    [paint('ripple3'), 30],
    [paint('ripple4'), 12],
  ] as const;
  const water = river.map(([colour, width]) => strokePath(bed, colour, width));
  return paintedPicture(
    1200,
    800,
    [fillPath(box(0, 0, 1200, 800), paint('plain')), ...hills, ...water].join(''),
  );
}
