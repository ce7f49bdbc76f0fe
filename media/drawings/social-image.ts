import type { Node } from '@takumi-rs/core';
import { type Language, languageTable } from '../../app/i18n/languages.ts';
import { drawMark, markSide } from './mark.ts';
import { palette } from './palette.ts';
import { picture } from './pen.ts';
import { bandHeight, socialBand } from './social-band.ts';

export const socialSize = { width: 1200, height: 630 } as const;

/** What a picture says. */
export type SocialImage = {
  language: Language;
  company: string;
  headline: string;
  /** The lines of the street sign: the section, and Luxembourgish beneath it. */
  plate: readonly string[];
};

/** The drawings within the picture, by the name under which its nodes ask for them. */
export const socialDrawings = [
  { src: 'band.svg', data: Buffer.from(socialBand()) },
  {
    src: 'mark.svg',
    data: Buffer.from(picture(markSide, markSide, drawMark())),
  },
];

const margin = 72;
/** The box that the headline must fit into. */
export const headlineBox = { width: socialSize.width - 2 * margin, height: 228 } as const;
/** Sizes of the headline, the largest first: a longer one takes the next. Cyrillic words are wider. */
const headlineSizes = {
  latin: [104, 88, 76, 64, 54, 46],
  cyrillic: [100, 84, 72, 60, 50, 44],
} as const;

type Style = NonNullable<Node['style']>;

function text(words: string, style: Style): Node {
  return { type: 'text', text: words, style };
}

function box(style: Style, ...children: Node[]): Node {
  return { type: 'container', style, children };
}

/** The headline by itself, to be measured. */
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
  const line: Style = {
    border: `2px solid ${palette['on-water']}`,
    borderRadius: 5,
    padding: '8px 22px 10px',
  };
  const column: Style = { display: 'flex', flexDirection: 'column', alignItems: 'center' };
  const sign: Style = {
    backgroundColor: palette.water,
    color: palette['on-water'],
    borderRadius: 8,
    padding: 4,
  };
  return box(
    { ...sign, position: 'absolute', right: margin, top: 40, fontFamily: 'Madefor', lineHeight: 1.2 },
    box({ ...line, ...column }, ...lines),
  );
}

/** The whole picture, in the colours of the light theme. */
export function socialImageNode(image: SocialImage, fontSize: number): Node {
  const { company, headline, plate } = image;
  return box(
    { ...socialSize, position: 'relative', backgroundColor: palette.bg, color: palette.ink },
    {
      type: 'image',
      src: 'band.svg',
      width: 1200,
      height: bandHeight,
      style: { position: 'absolute', left: 0, bottom: 0 },
    },
    box(
      { position: 'absolute', left: margin, top: 46, display: 'flex', alignItems: 'center', columnGap: 16 },
      { type: 'image', src: 'mark.svg', width: 50, height: 50 },
      text(company, { fontFamily: 'Piazzolla', fontWeight: 520, fontSize: 42, lineHeight: 1 }),
    ),
    plateNode(plate),
    box({ position: 'absolute', left: margin, top: 136, display: 'flex' }, headlineNode(headline, fontSize)),
  );
}

/** The sizes that a headline may have in a language, the largest first. */
export function sizesFor(language: Language): readonly number[] {
  return headlineSizes[languageTable[language].script];
}
