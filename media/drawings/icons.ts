import { drawMark, markSide } from './mark.ts';
import { palette } from './palette.ts';
import { picture } from './pen.ts';

/** `size` is in pixels; `mark` is the mark's share of it. */
export type Icon = {
  file: string;
  size: number;
  /** The icon's purpose in the manifest; null if the page links the icon. */
  purpose: 'any' | 'maskable' | null;
  mark: number;
};

/** A maskable icon may be cut to a circle of 80 %, so its mark is smaller. */
export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any', mark: 0.72 },
  { file: 'icon-512.png', size: 512, purpose: 'any', mark: 0.72 },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable', mark: 0.52 },
  { file: 'apple-touch-icon.png', size: 180, purpose: null, mark: 0.62 },
];

/** Some clients request `/favicon.ico` without reading a page. */
export const favicon: Icon = { file: 'favicon.ico', size: 48, purpose: null, mark: 0.84 };

export function iconFile(png: Buffer, { size }: Pick<Icon, 'size'>): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export function drawIcon({ size, mark }: Icon): string {
  const scale = (size * mark) / markSide;
  const edge = (size * (1 - mark)) / 2;
  const ground = `<rect width="${size}" height="${size}" fill="${palette.bg}"/>`;
  const centred = `<g transform="translate(${edge} ${edge}) scale(${scale})">${drawMark()}</g>`;
  return picture(size, size, ground + centred);
}

export function webManifest(name: string) {
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: palette.bg,
    theme_color: palette.bg,
    icons: icons.flatMap(({ file, size, purpose }) =>
      purpose ? [{ src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
  };
}
