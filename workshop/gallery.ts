import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../harness/browser.ts';
import { startSite, temporaryFolder } from '../harness/running-site.ts';
import { shoot } from './gallery/camera.ts';
import { looksAt } from './gallery/looks.ts';
import { scenes } from './gallery/scenes.ts';
import { contactSheet, type Tile } from './gallery/sheet.ts';
import { openStudio } from './gallery/studio.ts';

/**
 * `npm run gallery`: pictures of every page and state of the built site, at 390 and 1440 pixels, by day and by night, in
 * five languages, and in high contrast, on paper, at 320 pixels and zoomed to 200 %, on one contact sheet:
 * `gallery/sheet.html`. With an argument only the scenes whose names contain it: `npm run gallery -- contact`.
 */
const folder = path.resolve('gallery');
const wanted = process.argv[2] ?? '';
/** As many as there are processors in the smallest machine that runs this. */
const photographers = 2;

const store = temporaryFolder();
const site = await startSite({ DATA_DIR: store.folder });
const browser = await chromium.launch(launchOptions(findBrowser()));
const faults: string[] = [];

const orders = scenes
  .filter(({ name }) => name.includes(wanted))
  .flatMap((scene) => looksAt(scene).map((inLanguage) => ({ scene, inLanguage, tiles: [] as Tile[] })));
const waiting = orders.values();

async function photograph(): Promise<void> {
  const studio = await openStudio(browser, site.url);
  for (const { scene, inLanguage, tiles } of waiting) {
    const { language } = inLanguage;
    process.stdout.write(`${scene.name} · ${language}\n`);
    try {
      for await (const { look, picture } of shoot(studio, scene, inLanguage)) {
        const { width, theme } = look;
        const file = `${scene.name}-${language}-${width}-${theme}.webp`.replaceAll(/[^\w.-]+/g, '-');
        await writeFile(path.join(folder, file), picture);
        const caption = `${language} · ${width} · ${theme}`;
        tiles.push({ scene: scene.name, caption, file, narrow: width < 600 });
      }
    } catch (fault) {
      faults.push(`${scene.name} in ${language}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
await Promise.all(Array.from({ length: photographers }, photograph));
const tiles = orders.flatMap((order) => order.tiles);
await writeFile(path.join(folder, 'sheet.html'), contactSheet(tiles));
await browser.close();
await site.stop();
store.remove();

process.stdout.write(`${tiles.length} tiles in gallery/sheet.html\n`);
if (faults.length > 0) {
  process.stderr.write(`Could not be taken:\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}
