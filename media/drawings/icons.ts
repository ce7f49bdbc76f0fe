import { drawMark, markSide } from './mark.ts';
import { palette } from './palette.ts';
import { picture } from './pen.ts';

/** An icon of the site. `mark` is the share of its side that the mark takes. */
export type Icon = {
  file: string;
  /** Of each side, in pixels. */
  size: number;
  /** What the manifest says of it; null where the page itself names it. */
  purpose: 'any' | 'maskable' | null;
  mark: number;
};

/** A system may cut a maskable icon down to a circle of four fifths: its mark is smaller. */
export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any', mark: 0.72 },
  { file: 'icon-512.png', size: 512, purpose: 'any', mark: 0.72 },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable', mark: 0.52 },
  { file: 'apple-touch-icon.png', size: 180, purpose: null, mark: 0.62 },
];

/** What browsers and feed readers ask for at `/favicon.ico` where they have read no page. */
export const favicon: Icon = { file: 'favicon.ico', size: 48, purpose: null, mark: 0.84 };

/** An ICO file of one PNG: a head of six bytes, an entry of sixteen, the picture (as Windows has read it since Vista). */
export function iconFile(png: Buffer, { size }: Pick<Icon, 'size'>): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The mark on the ground of the page, as an SVG. */
export function drawIcon({ size, mark }: Icon): string {
  const scale = (size * mark) / markSide;
  const edge = (size * (1 - mark)) / 2;
  const ground = `<rect width="${size}" height="${size}" fill="${palette.bg}"/>`;
  return picture(
    size,
    size,
    `${ground}<g transform="translate(${edge} ${edge}) scale(${scale})">${drawMark()}</g>`,
  );
}
