import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

const label = z.string().min(1).max(40);
const line = z.string().min(1).max(160);

/** The short words of the legal pages: `content/<language>/legal.json`. Their long texts are Markdown, see policy.server.ts. */
export const legalWords = z.strictObject({
  page: z.strictObject({
    plate: label,
    /** Stands before a date, with its colon. */
    updated: label,
    contents: label,
  }),
  legalNotice: z.strictObject({
    meta: pageMeta,
    head: pageHead,
    rows: z.strictObject({
      name: label,
      form: label,
      address: label,
      email: label,
      phone: label,
      rcs: label,
      vat: label,
      permit: label,
      content: label,
      typefaces: label,
    }),
    /** Stands in place of a number that the company does not have yet. */
    toBeCompleted: label,
    contentText: line,
    typefacesText: line,
  }),
});

type LegalWords = z.infer<typeof legalWords>;
export type PolicyPageWords = LegalWords['page'];
export type LegalNoticeWords = LegalWords['legalNotice'];
