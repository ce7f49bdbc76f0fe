import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** Limits are lengths that the layout still carries. */
const label = z.string().min(1).max(56);
const short = z.string().min(1).max(150);
const sentence = z.string().min(1).max(420);

const belief = z.strictObject({ title: label, text: short });
const philosophy = z.strictObject({ mission: belief, vision: belief });

const habit = z.strictObject({
  figure: label,
  /** The word after the figure, in the plural form that it needs. */
  unit: label,
  title: label,
  text: sentence,
});
const difference = z.strictObject({
  title: short,
  lead: sentence,
  items: z.strictObject({ weeks: habit, languages: habit, months: habit }),
  caption: sentence,
});

const member = z.strictObject({
  sample: z.boolean(),
  name: label,
  /** The monogram that stands where there is no photograph: two letters. */
  initials: z.string().min(1).max(3),
  /** The address of a photograph on this site, the same in every language; left out where there is none. */
  photo: z.string().startsWith('/pictures/').optional(),
  position: label,
  description: short,
});
const team = z.strictObject({ title: short, lead: sentence, items: z.array(member).length(3) });

const year = z.strictObject({ title: label, text: short });
const journey = z.strictObject({
  title: short,
  lead: sentence,
  /** What the width of the band is; read aloud before each of its figures. */
  measure: label,
  years: z.strictObject({ 2021: year, 2022: year, 2023: year, 2024: year, 2025: year }),
  caption: sentence,
});

const domination = z.strictObject({
  title: short,
  status: z.literal('coming-soon'),
  state: label,
  text: sentence,
  /** What is written under the part of the scale that is filled. */
  taken: short,
  /** What is written under the three parts that are still empty. */
  free: short,
});

/** The words of the page `/about`: `content/<language>/about.json`. */
export const aboutWords = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  philosophy,
  difference,
  team,
  journey,
  domination,
});

export type AboutWords = z.infer<typeof aboutWords>;
