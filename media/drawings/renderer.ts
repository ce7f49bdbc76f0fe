import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Node, Renderer } from '@takumi-rs/core';
import { drawIcon, type Icon } from './icons.ts';
import {
  headlineBox,
  headlineNode,
  type SocialImage,
  sizesFor,
  socialDrawings,
  socialImageNode,
  socialSize,
} from './social-image.ts';

const fonts = path.resolve(import.meta.dirname, '../../app/lib/fonts/generated');
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/drawings');

const latin: [number, number][] = [
  [0, 0x3_00],
  [0x1e_00, 0x21_15],
  [0x21_17, 0x2f_ff],
];
const cyrillic: [number, number][] = [
  [0x3_01, 0x3_01],
  [0x4_00, 0x5_2f],
  [0x21_16, 0x21_16],
];

/** Draws PNGs with the site's fonts; cached in node_modules/.cache. */
export type Draughtsman = {
  social: (image: SocialImage) => Promise<Buffer>;
  icon: (icon: Icon) => Promise<Buffer>;
};

async function readFonts() {
  const faces = [
    ['Piazzolla', 'piazzolla'],
    ['Madefor', 'wix-madefor-text'],
  ] as const;
  const read = async (name: string, file: string, unicodeRange: [number, number][]) => ({
    name,
    data: await readFile(path.join(fonts, `${file}.woff2`)),
    unicodeRange,
  });
  return Promise.all(
    faces.flatMap(([name, file]) => [
      read(name, `${file}-latin`, latin),
      read(name, `${file}-cyrillic`, cyrillic),
    ]),
  );
}

/** The largest font size at which a headline fits. */
async function fittingSize(renderer: Renderer, { headline, language }: SocialImage): Promise<number> {
  const sizes = sizesFor(language);
  for (const size of sizes) {
    const { height, runs } = await measure(renderer, headlineNode(headline, size), language);
    const isNarrow = runs.every(({ x, width }) => x + width <= headlineBox.width);
    if (height <= headlineBox.height && isNarrow) return size;
  }
  throw new Error(`no size lets this headline fit into its picture: ${headline}`);
}

async function measure(renderer: Renderer, node: Node, lang: string) {
  const measured = await renderer.measure(node, { ...socialSize, lang });
  return { height: measured.height, runs: measured.runs };
}

/** The fonts must have been subset before. */
export async function openDraughtsman(): Promise<Draughtsman> {
  const renderer = new Renderer();
  const files = await readFonts();
  for (const font of files) await renderer.registerFont(font);
  const fontHash = createHash('sha256');
  for (const { data } of files) fontHash.update(data);
  const fontKey = fontHash.digest('hex');
  await mkdir(cache, { recursive: true });

  async function cached(key: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash('sha256').update(fontKey).update(JSON.stringify(key)).digest('hex');
    const file = path.join(cache, `${hash}.png`);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const drawn = await draw();
    await writeFile(file, drawn);
    return drawn;
  }

  return {
    social: async (image) => {
      const node = socialImageNode(image, await fittingSize(renderer, image));
      const drawings = socialDrawings.map(({ data }) => data.toString());
      return cached([node, drawings], () =>
        renderer.render(node, { ...socialSize, lang: image.language, images: socialDrawings }),
      );
    },
    icon: async (icon) => {
      const { size } = icon;
      const svg = drawIcon(icon);
      const node: Node = { type: 'image', src: 'icon.svg', width: size, height: size };
      const images = [{ src: 'icon.svg', data: Buffer.from(svg) }];
      return cached(svg, () => renderer.render(node, { width: size, height: size, images }));
    },
  };
}
