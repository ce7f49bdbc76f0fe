import type { FilmWords } from '../../app/pages/case-studies/films.words.ts';
import type { Palette } from '../../site-files/drawings/palette.ts';
import { strokePath } from '../../site-files/drawings/pen.ts';
import { group, type Place, sheet, text } from './scene-parts.ts';
import { between, progress } from './timing.ts';

const brief: Place = { x: 530, y: 212, width: 330, height: 236 };
const slide: Place = { x: 490, y: 206, width: 330, height: 190 };
const behind = { x: 38, y: 30 };

/** How far the brief has become the first slide: 0 to 1. */
export function turning(t: number): number {
  return progress(t, 0.7, 0.78);
}

/** A sheet on its way from the brief to the first slide. */
export function sheetAt(t: number): Place {
  const turned = turning(t);
  return {
    x: between(brief.x, slide.x, turned),
    y: between(brief.y, slide.y, turned),
    width: brief.width,
    height: between(brief.height, slide.height, turned),
  };
}

/** Lines of writing under each finding of the brief: dashes, because nobody could read them. */
function notes({ x, y }: Place, shown: number, colours: Palette): string {
  const dashes = [0, 1, 2].map((row) => {
    const lengths =
      [
        [92, 60, 84],
        [70, 110, 40],
        [120, 52],
      ][row] ?? [];
    let left = x + 28;
    return lengths
      .map((length) => {
        const dash = `M${left} ${y + 122 + row * 48}h${length}`;
        left += length + 12;
        return dash;
      })
      .join('');
  });
  return group({ opacity: shown }, strokePath(dashes.join(''), colours.edge, 4));
}

/** The brief, which becomes the first of three slides. */
export function papers(words: FilmWords['sales'], t: number, colours: Palette): string {
  const laid = progress(t, 0.56, 0.63);
  const turned = turning(t);
  const place = sheetAt(t);
  const fanned = [2, 1].map((index) => {
    const out = progress(t, 0.73 + index * 0.02, 0.8 + index * 0.02);
    const offset = { x: place.x + behind.x * index * out, y: place.y + behind.y * index * out };
    return group({ opacity: Math.min(1, out * 4) }, sheet({ ...place, ...offset }, colours));
  });
  const room = place.width - 50;
  const firm = text(words.firm, {
    room,
    at: [place.x + 28, place.y + 50],
    size: 28,
    fill: colours.ink,
    face: 'display',
  });
  const offer = text(words.offer, {
    room,
    at: [place.x + 28, place.y + 82],
    size: 22,
    fill: colours.edge,
  });
  return [
    ...fanned,
    group({ opacity: laid, y: (1 - laid) * 16 }, sheet(place, colours)),
    group({ opacity: laid }, firm),
    group({ opacity: turned }, offer),
    notes(brief, laid * (1 - progress(t, 0.68, 0.72)), colours),
  ].join('');
}
