import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markPicture } from '../site-files/drawings/mark.ts';
import { braid } from '../site-files/pictures/braid.ts';
import { casemates } from '../site-files/pictures/casemates.ts';
import { confluence } from '../site-files/pictures/confluence.ts';
import { contours } from '../site-files/pictures/contours.ts';
import { filmRhymes } from '../site-files/pictures/film-rhymes.ts';
import { filmSales } from '../site-files/pictures/film-sales.ts';
import { staff } from '../site-files/pictures/staff.ts';
import { strata } from '../site-files/pictures/strata.ts';

/**
 * A step of the build: draws into `public`, in the colours of `content/brand.json`, the favicon and the pictures of the blog
 * posts, 1200 × 800, and of the films' scenes, 1280 × 720.
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
