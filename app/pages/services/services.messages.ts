import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import {
  each,
  entry,
  label,
  line,
  namedList,
  paragraph,
  sample,
  section,
  text,
} from '../../lib/content/message-shapes.ts';

const tab = text(18, 'On the tab, one word: five tabs share one line');

const figure = z.strictObject({
  figure: text(16),
  label: label.describe(
    'Reads on from a main figure: “95% of patients understood”; stands alone beside a second one',
  ),
});

const story = {
  ...sample,
  field: text(30),
  drawing: line.describe('Says what the width of the band in the drawing stands for'),
  title: label,
  text: paragraph,
  main: figure,
};

const row = z.strictObject({
  name: text(40),
  value: text(40, 'The time itself, in figures'),
  text: line,
});

export const servicesMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  offers: z.strictObject({
    tabs: label.describe('Names the row of tabs for screen readers'),
    all: tab,
    keep: text(30, 'Before what remains with the client'),
    cards: namedList(
      z.strictObject({
        tab,
        kicker: label.describe('Over the title of the card: the fact that decides'),
        title: label,
        text: paragraph,
        details: z.array(line).min(3).max(4),
        keep: line.describe('Stands after keep: what remains with the client'),
      }),
    ),
  }),
  stories: section({
    mark: text(20, 'The badge on a story that is a sample'),
    items: z.strictObject({
      clinic: z.strictObject({ ...story, second: figure }),
      sales: z.strictObject({ ...story, second: figure }),
      publisher: z.strictObject(story),
    }),
    note: paragraph,
  }),
  delivery: section({
    steps: z.array(entry).length(5),
    timetable: z.strictObject({
      title: label,
      months: text(12, 'Stands after the 12 at the end of the axis, in the plural form that 12 needs'),
      ...each(['small', 'complex', 'roi', 'maintenance', 'hours', 'nights'], row),
      caption: paragraph.describe('Under the timetable: what is an estimate'),
    }),
  }),
  industries: z.strictObject({
    title: label,
    items: z.array(z.strictObject({ name: text(30), job: line })).length(8),
  }),
  faq: z.strictObject({
    title: label,
    finder: label,
    items: z
      .array(z.strictObject({ question: line, answer: paragraph }))
      .min(1)
      .max(12),
  }),
  technologies: section({
    /** Names are not brands. `code` is the same Latin abbreviation in every language. */
    items: z
      .array(z.strictObject({ code: z.string().min(2).max(3), name: label, description: line }))
      .length(4),
  }),
  call: section({
    contact: text(30, 'On the first link, to the contact form'),
    subsidies: text(36, 'On the second link, to the section about Fit 4 AI'),
  }),
});

export type ServicesMessages = z.infer<typeof servicesMessages>;
