import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { filmSize } from '../../app/features/films/film-files.ts';
import { findBrowser, launchOptions } from '../../tests/support/browser.ts';

const fonts = path.resolve(import.meta.dirname, '../../app/lib/fonts/generated');
const cyrillicRange = 'U+0301, U+0400-045F, U+0490-0491';

/** An empty page with the site's fonts, which must have been subset before. */
async function stage(): Promise<string> {
  const faces = [
    ['Piazzolla', 'piazzolla', '520'],
    ['Madefor', 'wix-madefor-text', '400 700'],
  ] as const;
  const scripts = { latin: '', cyrillic: `unicode-range:${cyrillicRange};` };
  const rules = faces.flatMap(([family, file, weights]) =>
    Object.entries(scripts).map(async ([script, range]) => {
      const bytes = await readFile(path.join(fonts, `${file}-${script}.woff2`), 'base64');
      return `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${bytes});${range}}`;
    }),
  );
  const style = `${(await Promise.all(rules)).join('')}body{margin:0}svg{display:block}.text{font-family:Madefor}
    .display{font-family:Piazzolla;font-weight:520;letter-spacing:-.018em;word-spacing:.06em}`;
  return `<!doctype html><style>${style}</style><body>`;
}

/** Paints frames in Chromium with the site's fonts; the same input gives the same bytes. */
export type FramePainter = {
  /** @throws Error naming the text that is wider than its room */
  paint: (svg: string) => Promise<Buffer>;
  close: () => Promise<void>;
};

export async function openFramePainter(): Promise<FramePainter> {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const page = await browser.newPage({ viewport: filmSize, deviceScaleFactor: 1 });
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
