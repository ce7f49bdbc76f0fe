import { z } from 'zod';
import { namedList } from '../../content/named-list.ts';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** Limits are lengths that the layout still carries. */
const label = z.string().min(1).max(60);
const short = z.string().min(1).max(140);
const sentence = z.string().min(1).max(320);

const card = z.strictObject({
  tab: z.string().min(1).max(18).meta({ description: 'On the tab, one word: five tabs share one line' }),
  kicker: label.meta({ description: 'Over the title of the card: the fact that decides' }),
  title: label,
  text: sentence,
  details: z.array(short).min(3).max(4),
  keep: short.meta({ description: 'Stands after keep: what remains with the client' }),
});

const offers = z.strictObject({
  tabs: label.meta({ description: 'Names the row of tabs for whoever does not see it' }),
  all: z.string().min(1).max(18).meta({ description: 'The first tab: all services' }),
  keep: z.string().min(1).max(30).meta({ description: 'Before what remains with the client' }),
  cards: namedList(card),
});

const figure = z.strictObject({
  figure: z.string().min(1).max(16),
  label: label.meta({
    description:
      'Reads on from a main figure: “95% of patients understood”; stands alone beside a second one',
  }),
});

const story = {
  sample: z.boolean().optional(),
  field: z.string().min(1).max(30),
  drawing: short.meta({ description: 'Says what the width of the band in the drawing stands for' }),
  title: label,
  text: sentence,
  main: figure,
};

const stories = z.strictObject({
  title: label,
  lead: short,
  mark: z.string().min(1).max(20).meta({ description: 'The badge on a story that is a sample' }),
  items: z.strictObject({
    clinic: z.strictObject({ ...story, second: figure }),
    sales: z.strictObject({ ...story, second: figure }),
    publisher: z.strictObject(story),
  }),
  note: sentence,
});

const row = z.strictObject({
  name: z.string().min(1).max(40),
  value: z.string().min(1).max(40).meta({ description: 'The time itself, in figures' }),
  text: short,
});

const delivery = z.strictObject({
  title: label,
  lead: short,
  steps: z.array(z.strictObject({ title: z.string().min(1).max(30), text: short })).length(5),
  timetable: z.strictObject({
    title: label,
    months: z
      .string()
      .min(1)
      .max(12)
      .meta({ description: 'Stands after the 12 at the end of the axis, in the plural form that 12 needs' }),
    small: row,
    complex: row,
    roi: row,
    maintenance: row,
    hours: row,
    nights: row,
    caption: sentence.meta({ description: 'Under the timetable: what is an estimate' }),
  }),
});

const industries = z.strictObject({
  title: label,
  items: z.array(z.strictObject({ name: z.string().min(1).max(30), job: short })).length(8),
});

const faq = z.strictObject({
  title: label,
  finder: label,
  items: z
    .array(z.strictObject({ question: short, answer: z.string().min(1).max(420) }))
    .min(1)
    .max(12),
});

const technologies = z.strictObject({
  title: label,
  lead: short,
  /** No brand names. The code is an abbreviation in Latin letters, the same in every language. */
  items: z
    .array(z.strictObject({ code: z.string().min(2).max(3), name: label, description: short }))
    .length(4),
});

const call = z.strictObject({
  title: label,
  lead: short,
  contact: z.string().min(1).max(30).meta({ description: 'On the first link, to the contact form' }),
  subsidies: z
    .string()
    .min(1)
    .max(36)
    .meta({ description: 'On the second link, to the section about Fit 4 AI' }),
});

/** The words of the page `/services`: `content/<language>/services.json`. */
export const servicesWords = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  offers,
  stories,
  delivery,
  industries,
  faq,
  technologies,
  call,
});

export type ServicesWords = z.infer<typeof servicesWords>;
