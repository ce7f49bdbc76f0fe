import type { CDPSession, Page } from '@playwright/test';
import { wordsIn } from '../../harness/words.ts';
import { type Look, type LooksInLanguage, put } from './looks.ts';
import type { Scene } from './scene.ts';
import type { Studio } from './studio.ts';

/** Half the size is enough to see what is wrong, and keeps the sheet light. */
const scale = 0.5;

/** Brings every part of the page near, so that every lazy picture is there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await painted();
    }
    window.scrollTo(0, 0);
    const near = [...document.images].filter((image) => !image.complete);
    await Promise.all(
      near.map(
        (image) => new Promise((done) => ['load', 'error'].map((end) => image.addEventListener(end, done))),
      ),
    );
    await document.fonts.ready;
    await painted();
  });
}

/** The part of the page that is looked at, in CSS pixels from its upper left corner. */
async function frameOf(page: Page, { part }: Scene) {
  if (part === 'window') {
    const [x, y] = await page.evaluate(() => [window.scrollX, window.scrollY]);
    return { x: x ?? 0, y: y ?? 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) };
  }
  const target = part ? part(page) : page.locator('html');
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + window.scrollX, y: y + window.scrollY, width, height };
  });
}

async function takePicture(page: Page, devtools: CDPSession, scene: Scene): Promise<Buffer> {
  const clip = await frameOf(page, scene);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    captureBeyondViewport: scene.part !== 'window',
    clip: { ...clip, scale },
  });
  return Buffer.from(data, 'base64');
}

/**
 * Opens a scene in a language and gives a picture of it for each look, as WebP.
 * @throws Error where the scene cannot be brought about
 */
export async function* shoot(
  studio: Studio,
  scene: Scene,
  { language, looks }: LooksInLanguage,
): AsyncGenerator<{ look: Look; picture: Buffer }> {
  const { visitor } = scene;
  const { page, leave } = await studio.enter(visitor);
  // It stays attached: Chromium would end the emulation of paper with it.
  const devtools = await page.context().newCDPSession(page);
  try {
    for (const [index, look] of looks.entries()) {
      await put(page, look, visitor?.moving === true);
      if (index === 0) {
        await page.goto(`/${language}${scene.path}`, { waitUntil: 'networkidle' });
        await scene.act?.(page, wordsIn(language));
      }
      // Without JavaScript no page scrolls by itself, and one part is soon there.
      if (visitor?.withoutScripts) await scrollTo(page, scene);
      else if (scene.part !== 'window') await scrollThrough(page);
      yield { look, picture: await takePicture(page, devtools, scene) };
    }
  } finally {
    await leave();
  }
}

async function scrollTo(page: Page, { part }: Scene): Promise<void> {
  if (typeof part === 'function') await part(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}
