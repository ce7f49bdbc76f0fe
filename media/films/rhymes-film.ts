import { filmSize } from '../../app/features/films/film-files.ts';
import type { FilmMessages } from '../../app/pages/case-studies/films.messages.ts';
import type { Palette } from '../drawings/palette.ts';
import { polyline } from '../drawings/pen.ts';
import { between, frame, ground, group, plate, progress, sheet, svg, text } from './scene-parts.ts';

/** Line 0 is the first and thinnest. */
const staffHeight = (line: number, x: number) =>
  236 + line * 33 + Math.sin(x / 142 + 0.6) * 24 + Math.sin(x / 60) * 4;
const staffSlope = (x: number) =>
  (Math.atan2(staffHeight(0, x + 6) - staffHeight(0, x - 6), 12) * 180) / Math.PI;
const staffPoints = Array.from({ length: 126 }, (_, index) => index * 8 - 20);
const staffLines = [0, 1, 2, 3, 4].map((line) => ({
  path: polyline(staffPoints.map((x) => [x, staffHeight(line, x)])),
  thickness: 4 + line * 3,
}));

/** Position and line of each note. Every third one is a person's. */
const notes = [
  [128, 3],
  [232, 2],
  [330, 3.5],
  [442, 1.5],
  [548, 2.5],
  [652, 1],
  [758, 3],
] as const;

const card = { width: 660, height: 148 };

/** The educator's sheet is large in the middle at first, then small above the song. */
function instruction(sentence: readonly [string, string], t: number, colours: Palette): string {
  const written = Math.round(progress(t, 0.03, 0.18) * sentence.join('').length);
  const lines = [
    sentence[0].slice(0, written),
    sentence[1].slice(0, Math.max(0, written - sentence[0].length)),
  ];
  const typesIn = written > sentence[0].length ? 1 : 0;
  const hasCaret =
    t < 0.03 || (t < 0.2 && (written < sentence.join('').length || Math.floor(t * 27) % 2 === 0));
  const caret = `<tspan fill="${colours.water}" font-weight="700">${hasCaret ? '|' : ''}</tspan>`;
  const up = progress(t, 0.21, 0.31);
  const scale = between(1, 0.66, up);
  const writing = { size: 42, fill: colours.ink, room: card.width - 60 };
  const rows = lines.map((line, row) =>
    text(line, 34, 62 + row * 54, { ...writing, after: row === typesIn ? caret : '' }),
  );
  return group(
    { x: (filmSize.width - card.width * scale) / 2, y: between(196, 28, up), scale },
    sheet({ x: 0, y: 0, ...card }, colours, rows.join('')),
  );
}

function staff(t: number, colours: Palette): string {
  const lines = staffLines.map(({ path, thickness }, line) => {
    const run = progress(t, 0.25 + line * 0.012, 0.42 + line * 0.012);
    return run > 0
      ? `<path d="${path}" fill="none" stroke="${colours.water}" stroke-width="${thickness}" pathLength="1000" stroke-dasharray="${Math.round(run * 1000)} 1000"></path>`
      : '';
  });
  return lines.join('');
}

function song(t: number, colours: Palette): string {
  const sings = progress(t, 0.8, 0.84) * (1 - progress(t, 0.9, 0.94));
  return notes
    .map(([x, line], index) => {
      const falls = progress(t, 0.42 + index * 0.034, 0.49 + index * 0.034);
      const hop = Math.sin((t - 0.8) * 62 + index * 0.9) * 6 * sings;
      const y = staffHeight(line, x) - (1 - falls) * 170 + hop;
      const colour = index % 3 === 1 ? colours.ore : colours.deep;
      const stem = `<path d="M22 -4V-80" stroke="${colours.deep}" stroke-width="6"></path>`;
      const head = `<ellipse rx="25" ry="19" transform="rotate(-18)" fill="${colour}"></ellipse>`;
      return group({ x, y, opacity: falls }, stem, head);
    })
    .join('');
}

function sunshine(t: number, colours: Palette): string {
  const rises = progress(t, 0.72, 0.88);
  return group(
    { x: 838, y: between(300, 128, rises), opacity: Math.min(1, rises * 3) },
    svg`<circle r="${between(40, 88, rises)}" fill="${colours.stone}" opacity="0.3"></circle>`,
    svg`<circle r="${between(30, 64, rises)}" fill="${colours.stone}"></circle>`,
  );
}

export function rhymesFilm(messages: FilmMessages['rhymes'], colours: Palette, t: number): string {
  const cleared = progress(t, 0.935, 0.985);
  if (cleared === 1) return rhymesFilm(messages, colours, 0);
  const walk = between(-60, 600, progress(t, 0.3, 0.97) * 0.9 + 0.1 * t);
  const position = { x: walk, y: staffHeight(0, walk) - 2, turn: staffSlope(walk) };
  const rhyme = messages.rhyme.map((line, row) => {
    const shown = progress(t, 0.64 + row * 0.06, 0.7 + row * 0.06);
    return group(
      { y: (1 - shown) * 14, opacity: shown },
      text(line, 56, 462 + row * 46, { size: 34, fill: colours.ink, room: 560, face: 'display' }),
    );
  });
  return frame(
    ground(colours.field),
    sunshine(t, colours),
    staff(t, colours),
    t > 0.3 ? snail(position, progress(t, 0.75, 0.79), colours) : '',
    song(t, colours),
    t < 0.95 ? instruction(messages.sentence, t, colours) : '',
    ...rhyme,
    plate(messages.approved, { x: 620, y: 440, width: 300, height: 66 }, colours, progress(t, 0.79, 0.83)),
    ground(colours.field, cleared),
    // The loop ends with the empty sheet of the first frame fading in.
    cleared > 0 ? group({ opacity: cleared }, instruction(messages.sentence, 0, colours)) : '',
  );
}

function spiral(radius: number): string {
  return polyline(
    Array.from({ length: 41 }, (_, step) => {
      const angle = (step / 40) * 5 * Math.PI;
      const reach = radius * (1 - step / 48);
      return [reach * Math.cos(angle), -reach * Math.sin(angle)];
    }),
  );
}

/** The snail is about 90 pixels long, its foot at `position`. `horns` goes from 0 (hidden) to 1 (shown). */
function snail(position: { x: number; y: number; turn: number }, horns: number, colours: Palette): string {
  const { deep } = colours;
  const body = `<path d="M-36 0C-22 -4 -8 -6 6 -7C16 -8 22 -12 24 -20C26 -27 36 -28 38 -20C40 -9 34 0 22 0Z" fill="${deep}"></path>`;
  const stalks = [-4, 8].map((lean) =>
    group(
      { x: 32, y: -23, turn: lean },
      `<path d="M0 0V${(-3 - 17 * horns).toFixed(2)}" stroke="${deep}" stroke-width="4" stroke-linecap="round"></path>`,
      svg`<circle cy="${-4 - 17 * horns}" r="3.4" fill="${deep}"></circle>`,
    ),
  );
  const shell = group(
    { x: -6, y: -24 },
    `<circle r="21" fill="${colours['water-2']}" stroke="${deep}" stroke-width="3"></circle>`,
    `<path d="${spiral(17)}" fill="none" stroke="${deep}" stroke-width="3"></path>`,
  );
  return group({ ...position, scale: 1.25 }, ...stalks, body, shell);
}
