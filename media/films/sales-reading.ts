import type { FilmWords } from '../../app/pages/case-studies/films.words.ts';
import { horizontalBand, horizontalHairlines } from '../../app/ui/band.ts';
import type { Palette } from '../../site-files/drawings/palette.ts';
import { fillPath, strokePath } from '../../site-files/drawings/pen.ts';
import { element, group, text } from './scene-parts.ts';
import { progress } from './timing.ts';

const weir = { x: 404, y: 196, width: 18, height: 196 };

/** What there is to read about a firm; the width of a band is how much. */
const sources = [
  { top: 166, width: 78, role: 'water', words: 'on-water', hairlines: 5 },
  { top: 276, width: 50, role: 'water-2', words: 'ink', hairlines: 2 },
  { top: 366, width: 22, role: 'water-3', words: 'ink', hairlines: 0 },
] as const;

/** Three public sources run in and meet at the weir, where the reading begins. */
export function reading(words: FilmWords['sales']['sources'], t: number, colours: Palette): string {
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
  const labels = sources.map(({ top: start, width, words: role }, index) => {
    const y = width > 40 ? start + width / 2 + 9 : start + width + 30;
    return group(
      { opacity: progress(t, 0.15 + index * 0.04, 0.22 + index * 0.04) },
      text(words[index] ?? '', { at: [72, y], size: 25, fill: colours[role], room: 250, weight: 640 }),
    );
  });
  const wall = element('rect', { ...weir, fill: colours.deep });
  return [
    clip,
    `<g clip-path="url(#run)">${bands.join('')}</g>`,
    ...labels,
    group({ opacity: progress(t, 0.26, 0.31) }, wall),
  ].join('');
}
