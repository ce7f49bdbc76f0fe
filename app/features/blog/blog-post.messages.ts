import { z } from 'zod';
import { each, text } from '../../lib/content/message-shapes.ts';

const problem = z.strictObject({ title: text(48), text: text(200) });

export const blogPostMessages = z.strictObject({
  page: z.strictObject({
    back: text(48),
    tags: text(48, 'Names the list of a post’s tags for screen readers'),
    author: text(48, 'Before the writer’s name, for screen readers'),
    sample: text(48, 'Stands in brackets behind the name of an invented writer'),
    updated: text(48, 'Stands before the day on which the text was last changed'),
    readingTime: text(48, 'Before "5 minutes", for screen readers'),
    fallback: text(200, 'Stands above a post that the language lacks and that is shown in another'),
    fullIn: text(
      48,
      'Stands before the names of the languages that have the text of which this one has only the summary',
    ),
  }),
  share: z.strictObject({
    ...each(['title', 'facebook', 'twitter', 'linkedin', 'copy'], text(48)),
    copied: text(48, 'Said aloud and shown for a moment, when the address is in the clipboard'),
  }),
  related: z.strictObject({
    title: text(48),
    summaryOnly: text(48, 'The badge on a post whose text exists in other languages only'),
  }),
  /** The site's owner worded these. Translations say the same. */
  errors: z.strictObject({
    back: text(48),
    ...each(
      ['unknown', 'post_not_found', 'translations_missing', 'invalid_post_id', 'processing_error'],
      problem,
    ),
  }),
});

type BlogPostMessages = z.infer<typeof blogPostMessages>;
export type PostMessages = Omit<BlogPostMessages, 'errors'>;
