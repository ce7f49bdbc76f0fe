import { z } from 'zod';
import { pageHead } from '../../components/layout/page-head.messages.ts';
import { searchText, text } from '../../lib/content/message-shapes.ts';

export const newsMessages = z.strictObject({
  meta: z.strictObject({
    title: searchText(20, 44, 'A topic is put before it, the number of a page behind'),
    description: searchText(70, 130, 'A topic is put before it, the number of a page behind'),
  }),
  head: pageHead,
  list: z.strictObject({
    filter: text(40, 'Names the row of topics for screen readers'),
    all: text(40, 'The first topic of the row: posts of every topic'),
    summaryOnly: text(40, 'The badge on a post whose text exists in other languages only'),
    none: text(40, 'In place of the list, for a topic without posts'),
    newer: text(40, 'Lead to the pages of the list, which begins with the newest'),
    older: text(40),
  }),
});
