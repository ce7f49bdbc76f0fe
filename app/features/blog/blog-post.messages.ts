import { z } from 'zod';
import { each, text } from '../../lib/content/message-shapes.ts';

const label = text(48);
const sentence = text(200);
const problem = z.strictObject({ title: label, text: sentence });

/** `content/<language>/blog-post.json` */
export const blogPostMessages = z.strictObject({
  page: z.strictObject({
    back: label,
    tags: label.describe('Names the list of a post’s tags for screen readers'),
    author: label.describe('Before the writer’s name, for screen readers'),
    sample: label.describe('Stands in brackets behind the name of an invented writer'),
    updated: label.describe('Stands before the day on which the text was last changed'),
    readingTime: label.describe('Before "5 minutes", for screen readers'),
    fallback: sentence.describe('Stands above a post that the language lacks and that is shown in another'),
    fullIn: label.describe(
      'Stands before the names of the languages that have the text of which this one has only the summary',
    ),
  }),
  share: z.strictObject({
    ...each(['title', 'facebook', 'twitter', 'linkedin', 'copy'], label),
    copied: label.describe('Said aloud and shown for a moment, when the address is in the clipboard'),
  }),
  related: z.strictObject({
    title: label,
    summaryOnly: label.describe('The badge on a post whose text exists in other languages only'),
  }),
  /** Worded by the site's owner; translations say the same. */
  errors: z.strictObject({
    back: label,
    ...each(
      ['unknown', 'post_not_found', 'translations_missing', 'invalid_post_id', 'processing_error'],
      problem,
    ),
  }),
});

type BlogPostMessages = z.infer<typeof blogPostMessages>;
export type PostMessages = Omit<BlogPostMessages, 'errors'>;
