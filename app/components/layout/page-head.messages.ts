import { z } from 'zod';
import { advised, text } from '../../lib/content/text.ts';

export const pageMeta = z.strictObject({ title: advised(20, 60), description: advised(70, 155) });

export const pageHead = z.strictObject({
  plate: text(40, 'On the street sign, over the line in Luxembourgish: one or two words'),
  title: text(110),
  lead: text(400, 'The introduction under the title'),
});

export type PageHeadMessages = z.infer<typeof pageHead>;
