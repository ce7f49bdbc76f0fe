import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../tests/support/browser.ts';
import { frameSize } from './scene-parts.ts';

const fonts = path.resolve(import.meta.dirname, '../../app/lib/fonts/generated');
const cyrillicRange = 'U+0301, U+0400-045F, U+0490-0491';

async function fontFace(
  family: string,
  file: string,
  weights: string,
  unicodeRange?: string,
): Promise<string> {
  const bytes = await readFile(path.join(fonts, `${file}.woff2`), 'base64');
  const range = unicodeRange ? `unicode-range:${unicodeRange};` : '';
  return `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${bytes});${range}}`;
}

async function stage(): Promise<string> {
  const faces = await Promise.all([
    fontFace('Piazzolla', 'piazzolla-latin', '520'),
    fontFace('Piazzolla', 'piazzolla-cyrillic', '520', cyrillicRange),
    fontFace('Madefor', 'wix-madefor-text-latin', '400 700'),
    fontFace('Madefor', 'wix-madefor-text-cyrillic', '400 700', cyrillicRange),
  ]);
  const style = `${faces.join('')}body{margin:0}svg{display:block}.text{font-family:Madefor}
    .display{font-family:Piazzolla;font-weight:520;letter-spacing:-.018em;word-spacing:.06em}`;
  return `<!doctype html><style>${style}</style><body>`;
}

/** Paints frames in Chromium with the site's fonts; the same input gives the same bytes. */
export type FramePainter = {
  /** @throws Error naming the text that is wider than its room */
  paint: (svg: string) => Promise<Buffer>;
  close: () => Promise<void>;
};

/** The fonts must have been subset before. */
export async function openFramePainter(): Promise<FramePainter> {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const page = await browser.newPage({ viewport: frameSize, deviceScaleFactor: 1 });
  await page.setContent(await stage());
  const devtools = await page.context().newCDPSession(page);

  async function paint(svg: string): Promise<Buffer> {
    const tooWide = await page.evaluate(async (drawn) => {
      document.body.innerHTML = drawn;
      await document.fonts.ready;
      return [...document.querySelectorAll('text')].flatMap((text) => {
        const width = text.getComputedTextLength();
        const room = Number(text.dataset.room);
        return width > room ? [`“${text.textContent}” is ${Math.ceil(width)} pixels wide, not ${room}`] : [];
      });
    }, svg);
    if (tooWide.length > 0) throw new Error(tooWide.join('; '));
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  }

  return { paint, close: () => browser.close() };
}
