import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** The words of the page `/certifications`: `content/<language>/certifications.json`. */
export const certificationsWords = z.strictObject({ meta: pageMeta, head: pageHead });

export type CertificationsWords = z.infer<typeof certificationsWords>;
