import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Subsets both typefaces to the languages' characters: a Latin page loads less than 40 KB instead of 160 KB. */
const destination = path.resolve(import.meta.dirname, '../../app/lib/fonts/generated');

const range = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  ).join('');

const scripts = {
  latin: `${range(' ', '~')}${range('À', 'ÿ')}ŒœŸẞ\u00a0\u202f\u2011‚„“”‘’‹›«»–—…·•§©®°±×−→←↑↓€™№†`,
  cyrillic: `${range('А', 'я')}ЁёҐґЄєІіЇї№\u0301`,
};

const cuts = [
  { family: 'piazzolla', axes: 'opsz', pinned: { opsz: 30, wght: 520 } },
  { family: 'wix-madefor-text', axes: 'wght', pinned: { wght: { min: 400, max: 700 } } },
] as const;

const resolve = createRequire(import.meta.url).resolve;

await mkdir(destination, { recursive: true });
for (const { family, axes, pinned } of cuts)
  for (const [script, characters] of Object.entries(scripts)) {
    const source = resolve(`@fontsource-variable/${family}/files/${family}-${script}-${axes}-normal.woff2`);
    const options = { targetFormat: 'woff2', variationAxes: pinned } as const;
    const font = await subsetFont(await readFile(source), characters, options);
    await writeFile(path.join(destination, `${family}-${script}.woff2`), font);
  }
