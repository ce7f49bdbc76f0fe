import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { each, label, line, sample, section } from '../../lib/content/message-shapes.ts';

const membership = z.strictObject({
  ...sample,
  name: label.describe('The name of an association, which is not translated where it is real'),
  text: line,
  since: label.describe('From when on, with the year'),
});

export const certificationsMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  memberships: section({
    items: z.strictObject(each(['circle', 'forum', 'guild', 'charter'], membership)),
  }),
});
