import { palette } from './palette.ts';
import { box, fillPath, loop, type Point, picture, seededRandom, strokePath } from './pen.ts';

const rings = 18;
const corners = 22;

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
    const radius = (40 + ring * 44) * swell;
    return [
      430 + ring * 5 + Math.cos(angle) * radius * 1.25,
      360 + ring * 2 + Math.sin(angle) * radius * 0.92,
    ];
  });
  return loop(points);
}

function height(ring: number): string {
  if (ring > 12) return palette.stonePale;
  if (ring > 9) return '#ecd6a8';
  if (ring > 6) return '#e6c787';
  return ring > 3 ? palette.stone : '#d49a55';
}

/** Contours: a plateau drawn as on a survey map, and the river that runs below it. */
export function contours(): string {
  const hills = Array.from({ length: rings }, (_, index) => {
    const ring = rings - 1 - index;
    const line = `stroke="${palette.oreDark}" stroke-width="${ring % 4 ? 1.6 : 4}"`;
    return `<path d="${contour(ring)}" fill="${height(ring)}" ${line}/>`;
  });
  const bed = 'M-20 690C160 640 240 742 420 724S690 560 820 600S960 742 1090 650S1180 420 1220 396';
  const river = [
    [palette.stonePale, 92],
    [palette.water, 74],
    ['#0e666b', 52],
    ['#11767a', 30],
    [palette.water2, 12],
  ] as const;
  const water = river.map(([colour, width]) => strokePath(bed, colour, width));
  return picture(1200, 800, [fillPath(box(0, 0, 1200, 800), '#f4e8cd'), ...hills, ...water].join(''));
}
