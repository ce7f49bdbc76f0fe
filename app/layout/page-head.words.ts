import { z } from 'zod';

/** Title and description as search engines show them: longer ones are cut. */
export const pageMeta = z.strictObject({
  title: z.string().min(20).max(60),
  description: z.string().min(70).max(155),
});

/** What stands at the head of a page other than home. */
export const pageHead = z.strictObject({
  plate: z
    .string()
    .min(1)
    .max(40)
    .meta({ description: 'On the street sign, over the line in Luxembourgish: one or two words' }),
  title: z.string().min(1).max(110),
  lead: z.string().min(1).max(400).meta({ description: 'The introduction under the title' }),
});

export type PageHeadWords = z.infer<typeof pageHead>;
