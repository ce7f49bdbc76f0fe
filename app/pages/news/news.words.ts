import { z } from 'zod';
import { pageHead } from '../../layout/page-head.words.ts';

const label = z.string().min(1).max(40);

/** The words of the list of posts: `content/<language>/news.json`. */
export const newsWords = z.strictObject({
  /** A topic is put before both, the number of a further page behind. */
  meta: z.strictObject({ title: z.string().min(20).max(44), description: z.string().min(70).max(130) }),
  head: pageHead,
  list: z.strictObject({
    /** Names the row of topics for whoever does not see it. */
    filter: label,
    all: label,
    summaryOnly: label,
    none: label,
    /** Lead to the pages of the list, which begins with the newest. */
    newer: label,
    older: label,
  }),
});

export type NewsWords = z.infer<typeof newsWords>;
