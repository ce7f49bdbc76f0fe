import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { text } from '../../lib/content/message-shapes.ts';

const rows = z.enum([
  'name',
  'form',
  'address',
  'email',
  'phone',
  'rcs',
  'vat',
  'permit',
  'content',
  'typefaces',
]);

/** policy.server.ts reads the long texts, which are Markdown. */
export const legalMessages = z.strictObject({
  page: z.strictObject({
    plate: text(40, 'On the street sign of the legal pages'),
    updated: text(40, 'Stands before a date, with its colon'),
    contents: text(40, 'Names the list of sections'),
  }),
  legalNotice: z.strictObject({
    meta: pageMeta,
    head: pageHead,
    rows: z.record(rows, text(40)),
    toBeCompleted: text(40, 'Stands in place of a number that the company does not have yet'),
    contentText: text(160, '{company}: the legal name of the firm'),
    typefacesText: text(160),
  }),
});
