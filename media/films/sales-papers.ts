import type { FilmMessages } from '../../app/pages/case-studies/films.messages.ts';
import type { Palette } from '../drawings/palette.ts';
import { strokePath } from '../drawings/pen.ts';
import { between, group, type Place, progress, sheet, text } from './scene-parts.ts';

const brief: Place = { x: 530, y: 212, width: 330, height: 236 };
const slide: Place = { x: 490, y: 206, width: 330, height: 190 };
const behind = { x: 38, y: 30 };

/** From 0 (brief) to 1 (first slide). */
export function turning(t: number): number {
  return progress(t, 0.7, 0.78);
}

export function sheetAt(t: number): Place {
  const turned = turning(t);
  return {
    x: between(brief.x, slide.x, turned),
    y: between(brief.y, slide.y, turned),
    width: brief.width,
    height: between(brief.height, slide.height, turned),
  };
}

/** Dashes instead of text too small to read. */
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

/** The brief, then the first of three slides. */
export function papers(messages: FilmMessages['sales'], t: number, colours: Palette): string {
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
