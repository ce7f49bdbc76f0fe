import { box, fillPath } from '../drawings/pen.ts';
import { approval, sheet, writing } from './film-parts.ts';
import { paint, paintedPicture } from './paint.ts';
import { type Note, staffWithNotes } from './staff.ts';

const notes: readonly Note[] = [
  [170, 3],
  [310, 2],
  [440, 3.5],
  [590, 1.5],
  [730, 2.5],
  [870, 1],
  [1010, 3],
];

/** Still of the nursery-rhyme film: a sentence has become a song, approved by a person. */
export function filmRhymes(): string {
  const sun = `<circle cx="1050" cy="180" r="110" fill="${paint('stone')}"/>`;
  const sentence =
    sheet(190, 48, 900, 110) + fillPath(writing([226, 94], [5, 2, 5, 1, 5, 2, 3, 4], 19, 18), paint('ink'));
  const caret = fillPath(box(890, 80, 14, 46), paint('water'));
  const song = staffWithNotes(
    {
      width: 1280,
      y: (line, x) => 300 + line * 46 + Math.sin(x / 190 + 0.6) * 34 + Math.sin(x / 80) * 6,
      thickness: (line) => 5 + line * 4,
      head: { rx: 34, ry: 26 },
      stem: { width: 8, height: 104 },
    },
    notes,
  );
  const rhyme =
    writing([96, 596], [5, 5, 3, 2, 3, 4], 22, 22) + writing([96, 650], [4, 4, 5, 3, 4, 4, 5], 22, 22);
  const ground = fillPath(box(0, 0, 1280, 720), paint('field'));
  const body = [
    ground,
    song,
    sun,
    sentence,
    caret,
    fillPath(rhyme, paint('ink')),
    approval(906, 596, [3, 4, 3]),
  ];
  return paintedPicture(1280, 720, body.join(''));
}
