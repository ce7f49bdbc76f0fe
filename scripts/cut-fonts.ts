import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Subsets both typefaces to the characters of the five languages and Luxembourgish: a Latin page loads under
 * 40 KB instead of 160 KB. The display face keeps one instance.
 */
const destination = path.resolve(import.meta.dirname, '../app/lib/fonts/generated');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '\u00a0\u202f\u2011‚„“”‘’‹›«»–—…·•§©®°±×−→←↑↓€™№†';
const latin = `${ascii}${punctuation}ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸßẞàáâäæçèéêëìíîïñòóôöœùúûüÿ`;
const cyrillic = `${Array.from({ length: 64 }, (_, index) => String.fromCharCode(0x4_10 + index)).join('')}ЁёҐґЄєІіЇї№\u0301`;

const cuts = [
  { family: 'piazzolla', axes: 'opsz', pinned: { opsz: 30, wght: 520 } },
  { family: 'wix-madefor-text', axes: 'wght', pinned: { wght: { min: 400, max: 700 } } },
] as const;

const resolve = createRequire(import.meta.url).resolve;

await mkdir(destination, { recursive: true });
for (const { family, axes, pinned } of cuts)
  for (const [script, characters] of Object.entries({ latin, cyrillic })) {
    const source = resolve(`@fontsource-variable/${family}/files/${family}-${script}-${axes}-normal.woff2`);
    const options = { targetFormat: 'woff2', variationAxes: pinned } as const;
    const font = await subsetFont(await readFile(source), characters, options);
    await writeFile(path.join(destination, `${family}-${script}.woff2`), font);
  }
