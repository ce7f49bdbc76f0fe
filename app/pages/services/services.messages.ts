import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { namedList, text } from '../../lib/content/text.ts';

/** Limits that the layout carries. */
const label = text(60);
const short = text(140);
const sentence = text(320);

const card = z.strictObject({
  tab: text(18, 'On the tab, one word: five tabs share one line'),
  kicker: label.meta({ description: 'Over the title of the card: the fact that decides' }),
  title: label,
  text: sentence,
  details: z.array(short).min(3).max(4),
  keep: short.meta({ description: 'Stands after keep: what remains with the client' }),
});

const offers = z.strictObject({
  tabs: label.meta({ description: 'Names the row of tabs for screen readers' }),
  all: text(18, 'The first tab: all services'),
  keep: text(30, 'Before what remains with the client'),
  cards: namedList(card),
});

const figure = z.strictObject({
  figure: text(16),
  label: label.meta({
    description:
      'Reads on from a main figure: “95% of patients understood”; stands alone beside a second one',
  }),
});

const story = {
  sample: z.boolean().optional(),
  field: text(30),
  drawing: short.meta({ description: 'Says what the width of the band in the drawing stands for' }),
  title: label,
  text: sentence,
  main: figure,
};

const stories = z.strictObject({
  title: label,
  lead: short,
  mark: text(20, 'The badge on a story that is a sample'),
  items: z.strictObject({
    clinic: z.strictObject({ ...story, second: figure }),
    sales: z.strictObject({ ...story, second: figure }),
    publisher: z.strictObject(story),
  }),
  note: sentence,
});

const row = z.strictObject({
  name: text(40),
  value: text(40, 'The time itself, in figures'),
  text: short,
});

const delivery = z.strictObject({
  title: label,
  lead: short,
  steps: z.array(z.strictObject({ title: text(30), text: short })).length(5),
  timetable: z.strictObject({
    title: label,
    months: text(12, 'Stands after the 12 at the end of the axis, in the plural form that 12 needs'),
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
  items: z.array(z.strictObject({ name: text(30), job: short })).length(8),
});

const faq = z.strictObject({
  title: label,
  finder: label,
  items: z
    .array(z.strictObject({ question: short, answer: text(420) }))
    .min(1)
    .max(12),
});

const technologies = z.strictObject({
  title: label,
  lead: short,
  /** No brand names. `code` is a Latin abbreviation, the same in every language. */
  items: z
    .array(z.strictObject({ code: z.string().min(2).max(3), name: label, description: short }))
    .length(4),
});

const call = z.strictObject({
  title: label,
  lead: short,
  contact: text(30, 'On the first link, to the contact form'),
  subsidies: text(36, 'On the second link, to the section about Fit 4 AI'),
});

export const servicesMessages = z.strictObject({
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

export type ServicesMessages = z.infer<typeof servicesMessages>;
