import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

const legalPage = z.strictObject({ meta: pageMeta, head: pageHead });

/** The words of the legal pages: `content/<language>/legal.json`. */
export const legalWords = z.strictObject({
  terms: legalPage,
  privacy: legalPage,
  cookies: legalPage,
  legalNotice: legalPage,
});

export type LegalPageWords = z.infer<typeof legalPage>;
export type LegalPageName = keyof z.infer<typeof legalWords>;
