import type { Palette } from '../drawings/palette.ts';

export const frameSize = { width: 960, height: 540 } as const;

const number = (value: number) => Number(value.toFixed(2));

type Attributes = Record<string, string | number | undefined>;

/** Numbers are rounded to hundredths of a pixel. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`);
  return `<${name}${written.join('')}>${children}</${name}>`;
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

type Writing = {
  at: readonly [x: number, y: number];
  size: number;
  fill: string;
  /** Maximum width in pixels; the renderer rejects wider text. */
  room: number;
  face?: 'display' | 'text';
  weight?: number;
  anchor?: 'middle' | 'end';
};

/** `more` is markup within the same line. */
export function text(content: string, writing: Writing, more = ''): string {
  const { at, size, fill, room, face = 'text', weight, anchor } = writing;
  return element(
    'text',
    {
      x: at[0],
      y: at[1],
      class: face,
      'font-size': size,
      'font-weight': weight,
      fill,
      'text-anchor': anchor,
      'data-room': room,
    },
    content.replace(/[&<>]/g, (sign) => escaped[sign] ?? '') + more,
  );
}

export type Place = { x: number; y: number; width: number; height: number };

/** The origin of `content` is the sheet's corner. */
export function sheet({ x, y, width, height }: Place, colours: Palette, content = ''): string {
  const paper = element('rect', {
    width,
    height,
    rx: 5,
    fill: colours.surface,
    stroke: colours.ink,
    'stroke-width': 2.5,
  });
  return group({ x, y }, paper + content);
}

type Stand = { x?: number; y?: number; scale?: number; turn?: number; opacity?: number };

/** Empty while invisible. */
export function group(
  { x = 0, y = 0, scale = 1, turn = 0, opacity = 1 }: Stand,
  ...content: string[]
): string {
  if (opacity <= 0) return '';
  const moves = [
    x || y ? `translate(${number(x)} ${number(y)})` : '',
    turn ? `rotate(${number(turn)})` : '',
    scale === 1 ? '' : `scale(${number(scale)})`,
  ];
  return element(
    'g',
    {
      transform: moves.filter(Boolean).join(' ') || undefined,
      opacity: opacity < 1 ? opacity : undefined,
    },
    content.join(''),
  );
}

/** The plate of a person's approval; `shown` from 0 to 1. */
export function plate(
  content: string,
  { x, y, width, height }: Place,
  colours: Palette,
  shown: number,
): string {
  const enamel = element('rect', { width, height, rx: 7, fill: colours.water });
  const keyline = element('rect', {
    x: 5,
    y: 5,
    width: width - 10,
    height: height - 10,
    rx: 3,
    fill: 'none',
    stroke: colours['on-water'],
    'stroke-width': 2,
  });
  const label = text(content, {
    at: [width / 2, 41],
    size: 24,
    fill: colours['on-water'],
    room: width - 36,
    weight: 680,
    anchor: 'middle',
  });
  return group({ x, y, opacity: shown, scale: 1.12 - 0.12 * shown }, enamel, keyline, label);
}

export function ground(colour: string, opacity = 1): string {
  return opacity > 0
    ? element('rect', { ...frameSize, fill: colour, opacity: opacity < 1 ? opacity : undefined })
    : '';
}

export function frame(...parts: string[]): string {
  const { width, height } = frameSize;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return `${head}${parts.join('')}</svg>`;
}
