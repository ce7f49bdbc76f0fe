import { z } from 'zod';
import { text } from '../../content/text.ts';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

const label = text(40);
const line = text(160);

/** The short words of the legal pages: `content/<language>/legal.json`. Their long texts are Markdown, see policy.server.ts. */
export const legalWords = z.strictObject({
  page: z.strictObject({
    plate: label.meta({ description: 'On the street sign of the legal pages' }),
    updated: label.meta({ description: 'Stands before a date, with its colon' }),
    contents: label.meta({ description: 'Names the list of sections' }),
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
    toBeCompleted: label.meta({
      description: 'Stands in place of a number that the company does not have yet',
    }),
    contentText: line.meta({ description: '{company}: the legal name of the firm' }),
    typefacesText: line,
  }),
});

type LegalWords = z.infer<typeof legalWords>;
export type PolicyPageWords = LegalWords['page'];
export type LegalNoticeWords = LegalWords['legalNotice'];
