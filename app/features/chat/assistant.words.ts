import { z } from 'zod';

const label = z.string().min(1).max(40);
const sentence = z.string().min(1).max(160);
const paragraph = z.string().min(1).max(400);

/** What the assistant says in its own words: `content/<language>/assistant.json`. */
export const assistantWords = z.strictObject({
  /** It speaks of itself as a machine that searches this website; `{company}` is the name of the firm. */
  reply: z.strictObject({
    /** The one answer to what is none of its business, also where a paid service answers. */
    refusal: paragraph,
    /** Its business, but the site does not say. The link to the contact form follows. */
    unknown: paragraph,
    /** The text of that link. */
    contact: label,
    /** To a greeting, or to a message without a question. */
    help: paragraph,
    /** Stands over a quotation. */
    introduction: sentence,
    /** Before the link to the section that is quoted. */
    source: label,
    /** Before links to further sections. */
    seeAlso: label,
    /** Where the quotation is in English because the page is not translated. */
    borrowed: sentence,
  }),
  /**
   * What visitors say where a section says it otherwise, by the section's address without its language; `/#` is the
   * head of the home page, and a post is one. Searched for, never shown. In English's order, each in its own words.
   */
  hints: z.record(z.string().startsWith('/'), z.string().min(1).max(400)),
});
