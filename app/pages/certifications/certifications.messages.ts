import { z } from 'zod';
import { text } from '../../content/text.ts';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** Limits are lengths that the layout still carries. */
const label = text(56);
const short = text(150);
const sentence = text(420);

const membership = z.strictObject({
  sample: z.boolean().optional(),
  name: label.meta({ description: 'The name of an association, which is not translated where it is real' }),
  text: short,
  since: label.meta({ description: 'From when on, with the year' }),
});

const memberships = z.strictObject({
  title: short,
  lead: sentence,
  items: z.strictObject({ circle: membership, forum: membership, guild: membership, charter: membership }),
});

/** The words of the page `/certifications` alone: `content/<language>/certifications.json`. */
export const certificationsWords = z.strictObject({ meta: pageMeta, head: pageHead, memberships });

export type CertificationsWords = z.infer<typeof certificationsWords>;
