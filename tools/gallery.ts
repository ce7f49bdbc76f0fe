import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../tests/support/browser.ts';
import { startSite, temporaryFolder } from '../tests/support/running-site.ts';
import { shoot } from './gallery/camera.ts';
import { looksAt } from './gallery/looks.ts';
import { scenes } from './gallery/scenes.ts';
import { contactSheet, type Tile } from './gallery/sheet.ts';

/**
 * `npm run gallery`: pictures of every page and state of the built site, at 390 and 1440 pixels, by day and by night, in
 * five languages, and in high contrast and on paper, on one contact sheet: `gallery/sheet.html`. With an argument only
 * the scenes whose names contain it: `npm run gallery -- contact`.
 */
const folder = path.resolve('gallery');
const wanted = process.argv[2] ?? '';

const store = temporaryFolder();
const site = await startSite({ DATA_DIR: store.folder });
const browser = await chromium.launch(launchOptions(findBrowser()));
const tiles: Tile[] = [];
const faults: string[] = [];

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const scene of scenes.filter(({ name }) => name.includes(wanted))) {
  for (const inLanguage of looksAt(scene)) {
    const { language } = inLanguage;
    try {
      for await (const { look, picture } of shoot(browser, site.url, scene, inLanguage)) {
        const { width, theme } = look;
        const file = `${scene.name}-${language}-${width}-${theme}.webp`.replaceAll(/[^\w.-]+/g, '-');
        await writeFile(path.join(folder, file), picture);
        tiles.push({
          scene: scene.name,
          caption: `${language} · ${width} · ${theme}`,
          file,
          narrow: width < 600,
        });
      }
    } catch (fault) {
      faults.push(`${scene.name} in ${language}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
  process.stdout.write(`${scene.name}\n`);
}
await writeFile(path.join(folder, 'sheet.html'), contactSheet(tiles));
await browser.close();
await site.stop();
store.remove();

process.stdout.write(`${tiles.length} tiles in gallery/sheet.html\n`);
if (faults.length > 0) {
  process.stderr.write(`Could not be taken:\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}
