import { filmSize } from '../../app/features/films/film-files.ts';
import type { Palette } from '../drawings/palette.ts';
import { picture } from '../drawings/pen.ts';

export const FRAMES_A_SECOND = 30;
export const FRAMES = 9 * FRAMES_A_SECOND;

/** Returns eased progress from 0 to 1 at time `t` of the loop. */
export function progress(t: number, from: number, to: number): number {
  const share = Math.max(0, Math.min(1, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Rounds the numbers in the SVG to hundredths of a pixel. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw(
    { raw: parts },
    ...values.map((value) => (typeof value === 'number' ? round(value) : value)),
  );
}

const round = (value: number) => Number(value.toFixed(2));

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

type Writing = {
  size: number;
  fill: string;
  /** The text's maximum width in pixels. The renderer rejects wider text. */
  room: number;
  face?: 'display' | 'text';
  weight?: number;
  anchor?: 'middle' | 'end';
  after?: string;
};

export function text(content: string, x: number, y: number, writing: Writing): string {
  const { size, fill, room, face = 'text', weight, anchor, after = '' } = writing;
  const optional = [
    weight && ` font-weight="${weight}"`,
    ` fill="${fill}"`,
    anchor && ` text-anchor="${anchor}"`,
  ];
  const shown = content.replace(/[&<>]/g, (sign) => escaped[sign] ?? '') + after;
  return svg`<text x="${x}" y="${y}" class="${face}" font-size="${size}"${optional.filter(Boolean).join('')} data-room="${room}">${shown}</text>`;
}

export type Place = { x: number; y: number; width: number; height: number };

/** `content` is drawn from the sheet's upper left corner. */
export function sheet({ x, y, width, height }: Place, colours: Palette, content = ''): string {
  const paper = svg`<rect width="${width}" height="${height}" rx="5" fill="${colours.surface}" stroke="${colours.ink}" stroke-width="2.5"></rect>`;
  return group({ x, y }, paper + content);
}

type Stand = { x?: number; y?: number; scale?: number; turn?: number; opacity?: number };

export function group(
  { x = 0, y = 0, scale = 1, turn = 0, opacity = 1 }: Stand,
  ...content: string[]
): string {
  if (opacity <= 0) return '';
  const moves = [
    x || y ? svg`translate(${x} ${y})` : '',
    turn ? svg`rotate(${turn})` : '',
    scale === 1 ? '' : svg`scale(${scale})`,
  ].filter(Boolean);
  const transform = moves.length > 0 ? ` transform="${moves.join(' ')}"` : '';
  return `<g${transform}${opacityOf(opacity)}>${content.join('')}</g>`;
}

const opacityOf = (opacity: number) => (opacity < 1 ? svg` opacity="${opacity}"` : '');

export function plate(content: string, place: Place, colours: Palette, shown: number): string {
  const { x, y, width, height } = place;
  const fill = colours['on-water'];
  return group(
    { x, y, opacity: shown, scale: 1.12 - 0.12 * shown },
    svg`<rect width="${width}" height="${height}" rx="7" fill="${colours.water}"></rect>`,
    svg`<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="3" fill="none" stroke="${fill}" stroke-width="2"></rect>`,
    text(content, width / 2, 41, { size: 24, fill, room: width - 36, weight: 680, anchor: 'middle' }),
  );
}

export function ground(colour: string, opacity = 1): string {
  const { width, height } = filmSize;
  const shown = opacityOf(opacity);
  return opacity > 0 ? `<rect width="${width}" height="${height}" fill="${colour}"${shown}></rect>` : '';
}

export function frame(...parts: string[]): string {
  return picture(filmSize.width, filmSize.height, parts.join('')).trimEnd();
}
