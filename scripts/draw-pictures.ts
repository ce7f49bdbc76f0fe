import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markPicture } from '../media/drawings/mark.ts';
import { braid } from '../media/pictures/braid.ts';
import { casemates } from '../media/pictures/casemates.ts';
import { confluence } from '../media/pictures/confluence.ts';
import { contours } from '../media/pictures/contours.ts';
import { filmRhymes } from '../media/pictures/film-rhymes.ts';
import { filmSales } from '../media/pictures/film-sales.ts';
import { staff } from '../media/pictures/staff.ts';
import { strata } from '../media/pictures/strata.ts';

/**
 * A step of the build: draws the favicon, posts' pictures (1200 × 800) and film scenes (1280 × 720) into
 * `public`, in the colours of `content/brand.json`.
 */
const destination = path.resolve(import.meta.dirname, '../public');

const drawings = {
  'favicon.svg': markPicture,
  'pictures/post-1.svg': confluence,
  'pictures/post-2.svg': strata,
  'pictures/post-3.svg': casemates,
  'pictures/post-4.svg': contours,
  'pictures/post-5.svg': braid,
  'pictures/post-6.svg': staff,
  'pictures/film-rhymes.svg': filmRhymes,
  'pictures/film-sales.svg': filmSales,
};

await mkdir(path.join(destination, 'pictures'), { recursive: true });
for (const [name, draw] of Object.entries(drawings)) await writeFile(path.join(destination, name), draw());
