import { horizontalBand, horizontalHairlines } from '../../app/components/ui/band.ts';
import { facts } from '../../app/lib/content/owner-content.server.ts';
import { figureOf } from '../../app/lib/content/read-facts.ts';
import type { FilmMessages } from '../../app/pages/case-studies/films.messages.ts';
import type { Palette } from '../drawings/palette.ts';
import { fillPath, strokePath } from '../drawings/pen.ts';
import {
  between,
  frame,
  ground,
  group,
  type Place,
  plate,
  progress,
  sheet,
  svg,
  text,
} from './scene-parts.ts';

type Messages = FilmMessages['sales'];

const audit: Place = { x: 488, y: 232, width: 400, height: 20 };
const findings = ['caseAuditFound', 'caseAuditAnswers', 'caseAuditBooked'].map((name) =>
  figureOf(facts, name),
);
const brief: Place = { x: 530, y: 212, width: 330, height: 236 };
const slide: Place = { x: 490, y: 206, width: 330, height: 190 };
const behind = { x: 38, y: 30 };
const weir = { x: 404, y: 196, width: 18, height: 196 };

/** The width of a band shows the amount of text. */
const sources = [
  { top: 166, width: 78, role: 'water', textRole: 'on-water', hairlines: 5 },
  { top: 276, width: 50, role: 'water-2', textRole: 'ink', hairlines: 2 },
  { top: 366, width: 22, role: 'water-3', textRole: 'ink', hairlines: 0 },
] as const;

export function salesFilm(messages: Messages, colours: Palette, t: number): string {
  const begins = progress(t, 0.02, 0.08);
  const cleared = progress(t, 0.945, 0.985);
  if (cleared === 1) return salesFilm(messages, colours, 0);
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
    bars(messages.audit, t, colours),
    plate(messages.ready, { x: 72, y: 440, width: 390, height: 66 }, colours, progress(t, 0.83, 0.87)),
    ground(colours.bg, cleared),
  );
}

function reading(messages: Messages['sources'], t: number, colours: Palette): string {
  let top = weir.y + 23;
  const run = progress(t, 0.1, 0.3);
  const bands = sources.map(({ top: start, width, role, hairlines }) => {
    const band = {
      from: { along: 0, across: start, width },
      to: { along: weir.x + 4, across: top, width },
    };
    top += width;
    const lines = strokePath(horizontalHairlines(band, hairlines), colours.bg, 1.5, ' stroke-opacity=".25"');
    return fillPath(horizontalBand(band), colours[role]) + lines;
  });
  const clip = `<clipPath id="run"><rect width="${(run * weir.x).toFixed(2)}" height="540"/></clipPath>`;
  const labels = sources.map(({ top: start, width, textRole }, index) => {
    const y = width > 40 ? start + width / 2 + 9 : start + width + 30;
    return group(
      { opacity: progress(t, 0.15 + index * 0.04, 0.22 + index * 0.04) },
      text(messages[index] ?? '', 72, y, { size: 25, fill: colours[textRole], room: 250, weight: 640 }),
    );
  });
  const wall = `<rect x="${weir.x}" y="${weir.y}" width="${weir.width}" height="${weir.height}" fill="${colours.deep}"></rect>`;
  return [
    clip,
    `<g clip-path="url(#run)">${bands.join('')}</g>`,
    ...labels,
    group({ opacity: progress(t, 0.26, 0.31) }, wall),
  ].join('');
}

function stage(messages: Messages['stages'], t: number, colours: Palette): string {
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

/** Goes from 0 (brief) to 1 (first slide). */
function turning(t: number): number {
  return progress(t, 0.7, 0.78);
}

function sheetAt(t: number): Place {
  const turned = turning(t);
  return {
    x: between(brief.x, slide.x, turned),
    y: between(brief.y, slide.y, turned),
    width: brief.width,
    height: between(brief.height, slide.height, turned),
  };
}

/** Dashes stand for text that would be too small to read. */
function notes({ x, y }: Place, shown: number, colours: Palette): string {
  const rows = [
    [92, 60, 84],
    [70, 110, 40],
    [120, 52],
  ];
  const dashes = rows.flatMap((lengths, row) => {
    let left = x + 28;
    return lengths.map((length) => {
      const dash = `M${left} ${y + 122 + row * 48}h${length}`;
      left += length + 12;
      return dash;
    });
  });
  return group({ opacity: shown }, strokePath(dashes.join(''), colours.edge, 4));
}

function papers(messages: Messages, t: number, colours: Palette): string {
  const laid = progress(t, 0.56, 0.63);
  const turned = turning(t);
  const place = sheetAt(t);
  const fanned = [2, 1].map((index) => {
    const out = progress(t, 0.73 + index * 0.02, 0.8 + index * 0.02);
    const offset = { x: place.x + behind.x * index * out, y: place.y + behind.y * index * out };
    return group({ opacity: Math.min(1, out * 4) }, sheet({ ...place, ...offset }, colours));
  });
  const room = place.width - 50;
  const left = place.x + 28;
  const firm = text(messages.firm, left, place.y + 50, {
    room,
    size: 28,
    fill: colours.ink,
    face: 'display',
  });
  const offer = text(messages.offer, left, place.y + 82, { room, size: 22, fill: colours.edge });
  return [
    ...fanned,
    group({ opacity: laid, y: (1 - laid) * 16 }, sheet(place, colours)),
    group({ opacity: laid }, firm),
    group({ opacity: turned }, offer),
    notes(brief, laid * (1 - progress(t, 0.68, 0.72)), colours),
  ].join('');
}

/** The bars of the audit become the lines of the brief, then the offers of the first slide. */
function bars(labels: Messages['audit'], t: number, colours: Palette): string {
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
