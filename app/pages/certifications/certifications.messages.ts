import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { text } from '../../lib/content/text.ts';

/** Limits that the layout carries. */
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

export const certificationsMessages = z.strictObject({ meta: pageMeta, head: pageHead, memberships });

export type CertificationsMessages = z.infer<typeof certificationsMessages>;
