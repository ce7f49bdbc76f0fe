import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** Limits are lengths that the layout still carries; a note beside a key tells a translator what the word is for. */
const label = z.string().min(1).max(60);
const short = z.string().min(1).max(140);
const sentence = z.string().min(1).max(320);

const card = z.strictObject({
  /** On the tab, one word: five tabs share one line. */
  tab: z.string().min(1).max(18),
  kicker: label,
  title: label,
  text: sentence,
  details: z.array(short).min(3).max(4),
  /** Stands after `keep`: what remains with the client. */
  keep: short,
});

const offers = z.strictObject({
  /** Names the row of tabs for whoever does not see it. */
  tabs: label,
  all: z.string().min(1).max(18),
  keep: z.string().min(1).max(30),
  cards: z.strictObject({ diagnosis: card, development: card, training: card, consulting: card }),
});

/** The label of a main figure reads on from it: “95% of patients understood”. That of a second one stands alone. */
const figure = z.strictObject({ figure: z.string().min(1).max(16), label });

const story = {
  sample: z.boolean(),
  field: z.string().min(1).max(30),
  /** Says what the width of the band in the drawing stands for. */
  drawing: short,
  title: label,
  text: sentence,
  main: figure,
};

const stories = z.strictObject({
  title: label,
  lead: short,
  /** The badge on a story that is a sample. */
  mark: z.string().min(1).max(20),
  items: z.strictObject({
    clinic: z.strictObject({ ...story, second: figure }),
    sales: z.strictObject({ ...story, second: figure }),
    publisher: z.strictObject(story),
  }),
  note: sentence,
});

const row = z.strictObject({
  name: z.string().min(1).max(40),
  value: z.string().min(1).max(40),
  text: short,
});

const delivery = z.strictObject({
  title: label,
  lead: short,
  steps: z.array(z.strictObject({ title: z.string().min(1).max(30), text: short })).length(5),
  timetable: z.strictObject({
    title: label,
    /** Stands after the 12 at the end of the axis, in the plural form that 12 needs. */
    months: z.string().min(1).max(12),
    small: row,
    complex: row,
    roi: row,
    maintenance: row,
    hours: row,
    nights: row,
    caption: sentence,
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
    .min(4)
    .max(8),
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
  contact: z.string().min(1).max(30),
  subsidies: z.string().min(1).max(36),
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
