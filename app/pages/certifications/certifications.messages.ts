import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { label, line, sample, section } from '../../lib/content/message-shapes.ts';

const membership = z.strictObject({
  ...sample,
  name: label.meta({ description: 'The name of an association, which is not translated where it is real' }),
  text: line,
  since: label.meta({ description: 'From when on, with the year' }),
});

export const certificationsMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  memberships: section({
    items: z.strictObject({ circle: membership, forum: membership, guild: membership, charter: membership }),
  }),
});

export type CertificationsMessages = z.infer<typeof certificationsMessages>;
