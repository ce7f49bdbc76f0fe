import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** The words of the page `/services`: `content/<language>/services.json`. */
export const servicesWords = z.strictObject({ meta: pageMeta, head: pageHead });

export type ServicesWords = z.infer<typeof servicesWords>;
