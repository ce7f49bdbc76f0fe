import { readFileSync } from 'node:fs';
import type { Node } from '@takumi-rs/core';
import type { Company } from '../../app/lib/content/company.ts';
import { isLanguage, type Language, languageTable } from '../../app/lib/i18n/languages.ts';
import type { BuiltPage } from '../../scripts/site-files/built-pages.ts';
import { drawMark, markSide } from './mark.ts';
import { type Palette, palette } from './palette.ts';
import { picture } from './pen.ts';

export const socialSize = { width: 1200, height: 630 } as const;

export type SocialImage = {
  language: Language;
  company: string;
  headline: string;
  /** The street sign: the section's name and its Luxembourgish line. */
  plate: readonly string[];
};

const BAND_HEIGHT = 300;
const band = readFileSync(new URL('social-band.svg', import.meta.url), 'utf8').replace(
  /var\(--([\w-]+)\)/g,
  (_, role: keyof Palette) => palette[role],
);

export const socialDrawings = [
  { src: 'band.svg', data: Buffer.from(band) },
  { src: 'mark.svg', data: Buffer.from(picture(markSide, markSide, drawMark())) },
];

const MARGIN = 72;
export const headlineBox = { width: socialSize.width - 2 * MARGIN, height: 228 } as const;
/** Sizes in pixels, the largest first. Cyrillic words are wider. */
const headlineSizes = {
  latin: [104, 88, 76, 64, 54, 46],
  cyrillic: [100, 84, 72, 60, 50, 44],
} as const;

type Style = NonNullable<Node['style']>;

function text(content: string, style: Style): Node {
  return { type: 'text', text: content, style };
}

function box(style: Style, ...children: Node[]): Node {
  return { type: 'container', style, children };
}

export function headlineNode(headline: string, fontSize: number): Node {
  return text(headline, {
    width: headlineBox.width,
    fontFamily: 'Piazzolla',
    fontWeight: 520,
    fontSize,
    lineHeight: 0.96,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  });
}

function plateNode([name = '', luxembourgish = '']: readonly string[]): Node {
  const lines = [
    text(name, { fontSize: 24, fontWeight: 680 }),
    ...(luxembourgish ? [text(luxembourgish, { fontSize: 21, fontWeight: 450 })] : []),
  ];
  const ink = palette['on-water'];
  const border: Style = { border: `2px solid ${ink}`, borderRadius: 5, padding: '8px 22px 10px' };
  const column: Style = { display: 'flex', flexDirection: 'column', alignItems: 'center' };
  const sign: Style = { backgroundColor: palette.water, color: ink, borderRadius: 8, padding: 4 };
  return box(
    { ...sign, position: 'absolute', right: MARGIN, top: 40, fontFamily: 'Madefor', lineHeight: 1.2 },
    box({ ...border, ...column }, ...lines),
  );
}

function companyNode(company: string): Node {
  return text(company, {
    fontFamily: 'Piazzolla',
    fontWeight: 520,
    lineHeight: 1,
    ...(company.length > 24
      ? { fontSize: 28, maxWidth: 540, overflow: 'hidden', textOverflow: 'ellipsis', lineClamp: 2 }
      : { fontSize: 42 }),
  });
}

export function socialImageNode({ company, headline, plate }: SocialImage, fontSize: number): Node {
  return box(
    { ...socialSize, position: 'relative', backgroundColor: palette.bg, color: palette.ink },
    {
      type: 'image',
      src: 'band.svg',
      width: 1200,
      height: BAND_HEIGHT,
      style: { position: 'absolute', left: 0, bottom: 0 },
    },
    box(
      { position: 'absolute', left: MARGIN, top: 46, display: 'flex', alignItems: 'center', columnGap: 16 },
      { type: 'image', src: 'mark.svg', width: 50, height: 50 },
      companyNode(company),
    ),
    plateNode(plate),
    box({ position: 'absolute', left: MARGIN, top: 136, display: 'flex' }, headlineNode(headline, fontSize)),
  );
}

export function sizesFor(language: Language): readonly number[] {
  return headlineSizes[languageTable[language].script];
}

function countryPlate(country: string, language: Language): string[] {
  return [language, 'lb'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
  );
}

export function socialImages(pages: readonly BuiltPage[], company: Company): Map<string, SocialImage> {
  const images = new Map<string, SocialImage>();
  for (const page of pages) {
    const { pathname } = new URL(page.image);
    const [, , language] = pathname.split('/');
    if (!isLanguage(language)) throw new Error(`${page.path}: ${page.image} names no language`);
    const pagePlate = page.document.querySelectorAll('.page-head .plate span').map((line) => line.text);
    const plate = pagePlate.length > 0 ? pagePlate : countryPlate(company.address.country, language);
    // A fallback page may have the same path in another language. The requested language wins.
    if (images.has(pathname) && page.language !== language) continue;
    images.set(pathname, { language, company: company.name, headline: page.headline, plate });
  }
  return images;
}
