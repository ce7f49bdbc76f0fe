import { box, curve, fillPath, sample, strokePath } from '../drawings/pen.ts';
import { paint, paintedPicture } from './paint.ts';

/** Lines count from 0, at the top. */
export type Note = readonly [x: number, line: number];

export type Staff = {
  width: number;
  y: (line: number, x: number) => number;
  /** Lower lines are thicker. */
  thickness: (line: number) => number;
  head: { rx: number; ry: number };
  stem: { width: number; height: number };
};

/** Five streams as a staff; every third note is a person's. */
export function staffWithNotes({ width, y, thickness, head, stem }: Staff, song: readonly Note[]): string {
  const lines = [0, 1, 2, 3, 4].map((line) =>
    strokePath(curve(sample((x) => y(line, x), -20, width + 20, 80)), paint('water'), thickness(line)),
  );
  const heads = song.map(([x, line], index) => {
    const [foot, right] = [Math.round(y(line, x)), Math.round(x + head.rx * 0.86)];
    const colour = index % 3 === 1 ? paint('ore') : paint('deep');
    const ellipse = `cx="${x}" cy="${foot}" rx="${head.rx}" ry="${head.ry}" transform="rotate(-18 ${x} ${foot})"`;
    return `${strokePath(`M${right} ${foot}v${-stem.height}`, paint('deep'), stem.width)}<ellipse ${ellipse} fill="${colour}"/>`;
  });
  return [...lines, ...heads].join('');
}

const notes: readonly Note[] = [
  [130, 3],
  [270, 2],
  [400, 3.5],
  [540, 1.5],
  [680, 2.5],
  [810, 1],
  [950, 3],
  [1080, 2],
];

/** A song on five streams. */
export function staff(): string {
  const sun = [150, 112].map(
    (radius, ring) =>
      `<circle cx="930" cy="238" r="${radius}" fill="${ring ? paint('halo') : paint('stone')}"/>`,
  );
  const played = staffWithNotes(
    {
      width: 1200,
      y: (line, x) => 250 + line * 74 + Math.sin(x / 210 + 0.5) * 60 + Math.sin(x / 92) * 10,
      thickness: (line) => 6 + line * 5,
      head: { rx: 42, ry: 32 },
      stem: { width: 9, height: 158 },
    },
    notes,
  );
  return paintedPicture(1200, 800, [fillPath(box(0, 0, 1200, 800), paint('field')), ...sun, played].join(''));
}
