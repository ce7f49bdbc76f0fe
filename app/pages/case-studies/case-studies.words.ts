import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** The words of the page `/case-studies`: `content/<language>/case-studies.json`. */
export const caseStudiesWords = z.strictObject({ meta: pageMeta, head: pageHead });

export type CaseStudiesWords = z.infer<typeof caseStudiesWords>;
