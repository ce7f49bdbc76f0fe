import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** The words of the page `/about`: `content/<language>/about.json`. */
export const aboutWords = z.strictObject({ meta: pageMeta, head: pageHead });

export type AboutWords = z.infer<typeof aboutWords>;
