import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { text } from '../../lib/content/message-shapes.ts';

const label = text(40);
const line = text(160);
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

/** `content/<language>/legal.json`. The long texts are Markdown, see policy.server.ts. */
export const legalMessages = z.strictObject({
  page: z.strictObject({
    plate: label.describe('On the street sign of the legal pages'),
    updated: label.describe('Stands before a date, with its colon'),
    contents: label.describe('Names the list of sections'),
  }),
  legalNotice: z.strictObject({
    meta: pageMeta,
    head: pageHead,
    rows: z.record(rows, label),
    toBeCompleted: label.describe('Stands in place of a number that the company does not have yet'),
    contentText: line.describe('{company}: the legal name of the firm'),
    typefacesText: line,
  }),
});
