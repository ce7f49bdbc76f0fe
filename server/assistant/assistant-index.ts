import { z } from 'zod';

/** A line of a section: a sentence of its text, or one entry of a list, of a table or of a list of facts. */
const lineSchema = z.strictObject({ text: z.string().min(1), listed: z.boolean() });

/** What stands under one heading of a page, as a visitor reads it. */
const passageSchema = z.strictObject({
  /** The site's own path in the language of the index, and the id of the section; empty for the head of a page. */
  path: z.string().startsWith('/'),
  anchor: z.string(),
  /** Whether it tells of an example: a post, the announcement of one, a quotation. Pages say what the firm does. */
  isExample: z.boolean(),
  /** What a link to the section is called. */
  label: z.string().min(1),
  /** The title of the page, the headings over the section, and the heading under which the lines stand, if any. */
  page: z.string(),
  heading: z.string(),
  subheading: z.string(),
  /** The language of the lines where it is not that of the index, because the text is borrowed; else empty. */
  borrowedFrom: z.string(),
  lines: z.array(lineSchema).min(1),
  /** What the section says of its figures: as of when, by whose count, illustrative. A quoted figure takes it along. */
  note: z.string(),
});

/** What the assistant says of itself, in its own words; everything else in a reply is quoted from the site. */
const replySchema = z.object({
  refusal: z.string(),
  unknown: z.string(),
  contact: z.string(),
  help: z.string(),
  introduction: z.string(),
  source: z.string(),
  seeAlso: z.string(),
  borrowed: z.string(),
});

/** One file of the index: the whole site in one language, and what the assistant needs to speak it. */
export const assistantIndexSchema = z.strictObject({
  language: z.string(),
  contactPath: z.string().startsWith('/'),
  reply: replySchema,
  passages: z.array(passageSchema),
  /** By the address of a section, or by the path of a page: in which words visitors ask for it. */
  hints: z.record(z.string(), z.string()),
});

export type Line = z.infer<typeof lineSchema>;
export type Passage = z.infer<typeof passageSchema>;
export type ReplyWords = z.infer<typeof replySchema>;
export type AssistantIndex = z.infer<typeof assistantIndexSchema>;

/** Where a passage stands, as a link of the site: `/fr/services#faq`. */
export function addressOf({ path, anchor }: Pick<Passage, 'path' | 'anchor'>): string {
  return anchor ? `${path}#${anchor}` : path;
}

/** Between parts that a reader sees apart though no sentence joins them: a label and what it labels, a badge. */
export const apart = ' · ';

/** What is longer says something itself. */
const longestLabel = 30;

/** What an entry of a list says that it is about: `Phone` of `Phone · +352 …`; empty where it says nothing of the kind. */
export function labelOf({ text, listed }: Line): string {
  const [label = '', ...rest] = text.split(apart);
  return listed && rest.length > 0 && label.length <= longestLabel ? label : '';
}
