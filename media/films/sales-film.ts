import type { FilmMessages } from '../../app/pages/case-studies/films.messages.ts';
import type { Palette } from '../drawings/palette.ts';
import { papers, sheetAt, turning } from './sales-papers.ts';
import { reading } from './sales-reading.ts';
import { between, frame, ground, group, type Place, plate, progress, svg, text } from './scene-parts.ts';

/** The first bar; the others stand below it. */
const audit: Place = { x: 488, y: 232, width: 400, height: 20 };

/** Scores from 0 to 100, the weakest last. */
export type Findings = readonly [number, number, number];

/** Heading of the current stage. */
function stage(messages: FilmMessages['sales']['stages'], t: number, colours: Palette): string {
  const spans = [
    [0.29, 0.34, 0.53, 0.55],
    [0.56, 0.59, 0.7, 0.72],
    [0.73, 0.76, 2, 3],
  ] as const;
  return spans
    .map(([begins, stands, leaves, gone], index) =>
      group(
        { opacity: progress(t, begins, stands) * (1 - progress(t, leaves, gone)) },
        text(messages[index] ?? '', 488, 178, { size: 27, fill: colours.water, room: 400, weight: 680 }),
      ),
    )
    .join('');
}

/** Bars of the audit, which become the lines of the brief and the offers of the first slide. */
function bars(
  labels: FilmMessages['sales']['audit'],
  findings: Findings,
  t: number,
  colours: Palette,
): string {
  const gathered = progress(t, 0.545, 0.625);
  const turned = turning(t);
  const paper = sheetAt(t);
  return findings
    .map((value, row) => {
      const counts = progress(t, 0.33 + row * 0.035, 0.43 + row * 0.035);
      const shown = progress(t, 0.3 + row * 0.02, 0.35 + row * 0.02);
      const top = audit.y + row * 68;
      const step = between(48, 26, turned);
      const x = between(audit.x, paper.x + 28, gathered);
      const y = between(top, paper.y + between(92, 104, turned) + row * step, gathered);
      const full = between(audit.width, paper.width - 56, gathered);
      const length = (full * value * counts) / 100;
      const height = between(audit.height, 13, gathered);
      const weak = row === findings.length - 1;
      const fill = colours.ink;
      const score = { size: 29, fill, room: 60, face: 'display', anchor: 'end' } as const;
      const heading = group(
        { opacity: shown * (1 - progress(t, 0.525, 0.56)) },
        text(labels[row] ?? '', audit.x, top - 10, { size: 24, fill, room: 330, weight: 560 }),
        text(String(Math.round(value * counts)), audit.x + audit.width, top - 9, score),
        svg`<rect x="${audit.x}" y="${top}" width="${audit.width}" height="${audit.height}" fill="${colours.surface}" stroke="${colours.edge}" stroke-width="1.5"></rect>`,
      );
      const bar = svg`<rect x="${x}" y="${y}" width="${length}" height="${height}" fill="${weak ? colours.ore : colours.water}"></rect>`;
      return heading + group({ opacity: shown }, bar);
    })
    .join('');
}

export function salesFilm(
  messages: FilmMessages['sales'],
  findings: Findings,
  colours: Palette,
  t: number,
): string {
  const begins = progress(t, 0.02, 0.08);
  const cleared = progress(t, 0.945, 0.985);
  if (cleared === 1) return salesFilm(messages, findings, colours, 0);
  return frame(
    ground(colours.bg),
    group(
      { opacity: begins },
      text(messages.meeting, 72, 84, { size: 42, fill: colours.ink, room: 816, face: 'display' }),
      text(messages.firm, 73, 124, { size: 26, fill: colours.edge, room: 500 }),
    ),
    reading(messages.sources, t, colours),
    stage(messages.stages, t, colours),
    papers(messages, t, colours),
    bars(messages.audit, findings, t, colours),
    plate(messages.ready, { x: 72, y: 440, width: 390, height: 66 }, colours, progress(t, 0.83, 0.87)),
    ground(colours.bg, cleared),
  );
}
