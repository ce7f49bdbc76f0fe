import { horizontalBand, horizontalHairlines } from '../../app/components/ui/band.ts';
import type { FilmMessages } from '../../app/pages/case-studies/films.messages.ts';
import type { Palette } from '../drawings/palette.ts';
import { fillPath, strokePath } from '../drawings/pen.ts';
import { group, progress, text } from './scene-parts.ts';

const weir = { x: 404, y: 196, width: 18, height: 196 };

/** The width of a band is the amount of text. */
const sources = [
  { top: 166, width: 78, role: 'water', textRole: 'on-water', hairlines: 5 },
  { top: 276, width: 50, role: 'water-2', textRole: 'ink', hairlines: 2 },
  { top: 366, width: 22, role: 'water-3', textRole: 'ink', hairlines: 0 },
] as const;

export function reading(messages: FilmMessages['sales']['sources'], t: number, colours: Palette): string {
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
