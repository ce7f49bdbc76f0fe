import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markPicture } from '../media/drawings/mark.ts';
import { inBothThemes } from '../media/pictures/paint.ts';

/**
 * A step of the build: paints the favicon, posts' pictures (1200 × 800) and film scenes (1280 × 720) into
 * `public`, in the colours of `content/brand.json`.
 */
const drawings = path.resolve(import.meta.dirname, '../media/pictures');
const destination = path.resolve(import.meta.dirname, '../public');

await mkdir(path.join(destination, 'pictures'), { recursive: true });
await writeFile(path.join(destination, 'favicon.svg'), markPicture());
for (const file of (await readdir(drawings)).filter((name) => name.endsWith('.svg'))) {
  const drawing = await readFile(path.join(drawings, file), 'utf8');
  await writeFile(path.join(destination, 'pictures', file), inBothThemes(drawing));
}
