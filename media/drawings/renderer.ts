import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
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
const faces = { Piazzolla: 'piazzolla', Madefor: 'wix-madefor-text' };
const scripts: Record<string, [number, number][]> = {
  latin: [
    [0, 0x3_00],
    [0x1e_00, 0x21_15],
    [0x21_17, 0x2f_ff],
  ],
  cyrillic: [
    [0x3_01, 0x3_01],
    [0x4_00, 0x5_2f],
    [0x21_16, 0x21_16],
  ],
};

/** Draws PNGs with the site's fonts, which must already be subset. */
export async function openDraughtsman() {
  const renderer = new Renderer();
  for (const [name, file] of Object.entries(faces))
    for (const [script, unicodeRange] of Object.entries(scripts)) {
      const data = await readFile(path.join(fonts, `${file}-${script}.woff2`));
      await renderer.registerFont({ name, data, unicodeRange });
    }
  return {
    social: async (image: SocialImage): Promise<Buffer> => {
      const { headline, language } = image;
      const options = { ...socialSize, lang: language };
      for (const size of sizesFor(language)) {
        const { height, runs } = await renderer.measure(headlineNode(headline, size), options);
        const isNarrow = runs.every(({ x, width }) => x + width <= headlineBox.width);
        if (height <= headlineBox.height && isNarrow)
          return renderer.render(socialImageNode(image, size), { ...options, images: socialDrawings });
      }
      throw new Error(`no size lets this headline fit into its picture: ${headline}`);
    },
    icon: (icon: Icon): Promise<Buffer> => {
      const { size } = icon;
      const images = [{ src: 'icon.svg', data: Buffer.from(drawIcon(icon)) }];
      const node = { type: 'image', src: 'icon.svg', width: size, height: size } as const;
      return renderer.render(node, { width: size, height: size, images });
    },
  };
}
