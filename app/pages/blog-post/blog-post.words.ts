import { z } from 'zod';

const label = z.string().min(1).max(48);
const sentence = z.string().min(1).max(200);
const problem = z.strictObject({ title: label, text: sentence });

/** The words around a post: `content/<language>/blog-post.json`. */
export const blogPostWords = z.strictObject({
  page: z.strictObject({
    back: label,
    /** Names the list of a post's tags for whoever does not see it. */
    tags: label,
    /** Stands before the writer's name for whoever does not see where that stands. */
    author: label,
    /** Stands in brackets behind the name of an invented writer. */
    sample: label,
    /** Stands before the day on which the text was last changed. */
    updated: label,
    /** Stands before "5 minutes" for whoever does not see where that stands. */
    readingTime: label,
    /** Stands above a post that the language lacks and that is shown in another. */
    fallback: sentence,
    /** Stands before the names of the languages that have the text of which this one has only the summary. */
    fullIn: label,
  }),
  share: z.strictObject({
    title: label,
    facebook: label,
    twitter: label,
    linkedin: label,
    copy: label,
    copied: label,
  }),
  related: z.strictObject({ title: label, summaryOnly: label }),
  /** Both lines of each error were chosen by the site's owner; translations say the same. */
  errors: z.strictObject({
    back: label,
    unknown: problem,
    post_not_found: problem,
    translations_missing: problem,
    invalid_post_id: problem,
    processing_error: problem,
  }),
});

export type BlogPostWords = z.infer<typeof blogPostWords>;
export type PostWords = Omit<BlogPostWords, 'errors'>;
