import { z } from 'zod';
import { searchText, text } from '../../lib/content/message-shapes.ts';

export const pageMeta = z.strictObject({ title: searchText(20, 60), description: searchText(70, 155) });

export const pageHead = z.strictObject({
  plate: text(40, 'On the street sign, over the line in Luxembourgish: one or two words'),
  title: text(110),
  lead: text(400, 'The introduction under the title'),
});

export type PageHeadMessages = z.infer<typeof pageHead>;
