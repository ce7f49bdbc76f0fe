import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { braid } from './pictures/braid.ts';
import { casemates } from './pictures/casemates.ts';
import { confluence } from './pictures/confluence.ts';
import { contours } from './pictures/contours.ts';
import { filmRhymes } from './pictures/film-rhymes.ts';
import { filmSales } from './pictures/film-sales.ts';
import { staff } from './pictures/staff.ts';
import { strata } from './pictures/strata.ts';

/**
 * Draws the pictures of the site into `public/pictures`: those of the blog posts, 1200 × 800, and the stills of the two
 * films, 1280 × 720. Every run writes the same bytes; the files are committed.
 */
const destination = path.resolve(import.meta.dirname, '../public/pictures');

const drawings = {
  'post-1': confluence,
  'post-2': strata,
  'post-3': casemates,
  'post-4': contours,
  'post-5': braid,
  'post-6': staff,
  'film-rhymes': filmRhymes,
  'film-sales': filmSales,
};

await mkdir(destination, { recursive: true });
for (const [name, draw] of Object.entries(drawings)) {
  const drawn = draw();
  await writeFile(path.join(destination, `${name}.svg`), drawn);
  process.stdout.write(`${name}.svg  ${(drawn.length / 1024).toFixed(1)} KB\n`);
}
