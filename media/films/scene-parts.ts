import type { Palette } from '../../site-files/drawings/palette.ts';

export const frameSize = { width: 960, height: 540 } as const;

const number = (value: number) => Number(value.toFixed(2));

type Attributes = Record<string, string | number | undefined>;

/** An element of a frame; numbers are written to the hundredth of a pixel, which is what the eye sees move. */
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
  /** How wide the text may become, in pixels: the renderer refuses a frame with a wider one. */
  room: number;
  face?: 'display' | 'text';
  weight?: number;
  anchor?: 'middle' | 'end';
};

/** A line of text. `more` is markup after it, within the same line. */
export function text(words: string, writing: Writing, more = ''): string {
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
    words.replace(/[&<>]/g, (sign) => escaped[sign] ?? '') + more,
  );
}

export type Place = { x: number; y: number; width: number; height: number };

/** A sheet of paper with a keyline; what is written on it has the sheet's corner as its origin. */
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

/** Drawn together, at its place; nothing at all while it cannot be seen. */
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

/** The enamel plate that says that a person has looked: put up with a small knock, `shown` from 0 to 1. */
export function plate(
  words: string,
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
  const label = text(words, {
    at: [width / 2, 41],
    size: 24,
    fill: colours['on-water'],
    room: width - 36,
    weight: 680,
    anchor: 'middle',
  });
  return group({ x, y, opacity: shown, scale: 1.12 - 0.12 * shown }, enamel, keyline, label);
}

/** The ground of a frame, and a frame of that colour laid over everything while `opacity` is above 0. */
export function ground(colour: string, opacity = 1): string {
  return opacity > 0
    ? element('rect', { ...frameSize, fill: colour, opacity: opacity < 1 ? opacity : undefined })
    : '';
}

/** One frame as a picture of its own. */
export function frame(...parts: string[]): string {
  const { width, height } = frameSize;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return `${head}${parts.join('')}</svg>`;
}
