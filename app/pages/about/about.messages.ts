import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { namedList, text } from '../../lib/content/text.ts';

/** Limits that the layout carries. */
const label = text(56);
const short = text(150);
const sentence = text(420);

const belief = z.strictObject({ title: label, text: short });
const philosophy = z.strictObject({ mission: belief, vision: belief });

const habit = z.strictObject({
  figure: label,
  unit: label.meta({ description: 'What the figure counts, in the plural form that it needs' }),
  title: label,
  text: sentence,
});
const difference = z.strictObject({
  title: short,
  lead: sentence,
  items: z.strictObject({ weeks: habit, languages: habit, months: habit }),
});

const member = z.strictObject({
  sample: z.boolean().optional(),
  name: label,
  initials: text(3, 'The monogram that stands where there is no photograph: two letters'),
  photo: z.string().startsWith('/pictures/').optional().meta({
    description:
      'The address of a photograph on this site, the same in every language; left out where there is none',
  }),
  position: label,
  description: short,
});
const team = z.strictObject({ title: short, lead: sentence, items: z.array(member).min(1).max(12) });

const year = z.strictObject({ title: label, text: short });
const journey = z.strictObject({
  title: short,
  lead: sentence,
  years: namedList(year),
  caption: sentence.meta({ description: 'Under the drawing: where its figures come from' }),
});

const domination = z.strictObject({
  title: short,
  status: z.literal('coming-soon'),
  state: label.meta({ description: 'Beside the title: that this is still to come' }),
  text: sentence,
  taken: short.meta({ description: 'What is written under the part of the scale that is filled' }),
  free: short.meta({ description: 'What is written under the three parts that are still empty' }),
});

export const aboutMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  philosophy,
  difference,
  team,
  journey,
  domination,
});

export type AboutMessages = z.infer<typeof aboutMessages>;
