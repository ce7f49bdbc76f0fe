import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import {
  entry,
  label,
  line,
  namedList,
  paragraph,
  sample,
  section,
  text,
} from '../../lib/content/message-shapes.ts';

const item = z.strictObject({
  figure: label,
  unit: label.describe('What the figure counts, in the plural form that it needs'),
  title: label,
  text: paragraph,
});

const member = z.strictObject({
  ...sample,
  name: label,
  initials: text(3, 'The monogram that stands where there is no photograph: two letters'),
  photo: z
    .string()
    .startsWith('/pictures/')
    .optional()
    .describe(
      'The address of a photograph on this site, the same in every language; left out where there is none',
    ),
  position: label,
  description: line,
});

export const aboutMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  philosophy: z.strictObject({ mission: entry, vision: entry }),
  difference: section({ items: z.strictObject({ weeks: item, languages: item, months: item }) }),
  team: section({ items: z.array(member).min(1).max(12) }),
  journey: section({
    years: namedList(entry),
    caption: paragraph.describe('Under the drawing: where its figures come from'),
  }),
  domination: z.strictObject({
    title: line,
    status: z.literal('coming-soon'),
    state: label.describe('Beside the title: that this is still to come'),
    text: paragraph,
    taken: line.describe('What is written under the part of the scale that is filled'),
    free: line.describe('What is written under the three parts that are still empty'),
  }),
});

export type AboutMessages = z.infer<typeof aboutMessages>;
