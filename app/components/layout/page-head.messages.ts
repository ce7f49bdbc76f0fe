import { z } from 'zod';
import { text } from '../../lib/content/text.ts';

/** Search engines cut longer ones. */
export const pageMeta = z.strictObject({
  title: z.string().min(20).max(60),
  description: z.string().min(70).max(155),
});

export const pageHead = z.strictObject({
  plate: text(40, 'On the street sign, over the line in Luxembourgish: one or two words'),
  title: text(110),
  lead: text(400, 'The introduction under the title'),
});

export type PageHeadMessages = z.infer<typeof pageHead>;
