import { z } from 'zod';
import { pageMeta } from '../../components/layout/page-head.messages.ts';
import { namedList, text } from '../../lib/content/text.ts';
import { fit4aiMessages, sectionHead, smePackagesMessages } from './programme-sections.messages.ts';

/** Limits that the layout carries. */
const label = text(40);
const short = text(110);
const sentence = text(320);

const point = z.strictObject({ title: short, text: short });
const phase = z.strictObject({
  unit: label.meta({
    description: 'The word after the range of weeks, in the plural form that this range needs',
  }),
  title: label,
  text: sentence,
  reach: label.meta({
    description: 'How far the phase reaches in the firm: one process, one team, the whole firm',
  }),
});
const serviceCard = z.strictObject({
  kicker: label.meta({ description: 'Over the title of the card: the fact that decides' }),
  title: label,
  text: sentence,
  details: z.array(short).min(3).max(4).meta({ description: 'On the back of the card' }),
});
const product = z.strictObject({ name: label, text: sentence });

const hero = z.strictObject({
  headline: text(60, 'Stands in the largest type of the site: two to three lines of some twelve characters'),
  lead: sentence,
  action: label,
  testimonials: label.meta({ description: 'On the link down to what clients say' }),
  points: z.array(point).length(4),
  proof: z.array(short).length(3).meta({ description: 'Three lines under the headline, each a fact' }),
  incoming: z.strictObject({
    label,
    emails: label.meta({ description: 'After a number, within a band of the drawing' }),
    invoices: label,
    calls: label,
  }),
  outgoing: z.strictObject({
    label,
    finished: label.meta({ description: 'After a share in percent, within a band of the drawing' }),
    person: label,
    asked: label,
  }),
  caption: sentence.meta({ description: 'Under the drawing: that its figures are invented' }),
});

const dashboard = z.strictObject({
  title: label,
  when: label.meta({ description: 'The hours that the drawing shows' }),
  received: label,
  finished: label,
  person: label,
  asked: label,
  chart: short.meta({ description: 'Describes the chart for screen readers' }),
  log: z
    .array(z.strictObject({ team: label, event: short, state: z.enum(['person', 'finished']) }))
    .length(3),
  yourDecision: label.meta({ description: 'The badge on a line that waits for a person' }),
  done: label.meta({ description: 'The badge on a line that is finished' }),
  note: short.meta({ description: '{dashboardSeconds}: how fast it was built' }),
});

const services = z.strictObject({
  ...sectionHead,
  lead: sentence,
  turn: label.meta({ description: 'On the front of a card, to see its back' }),
  turnBack: label.meta({ description: 'On its back' }),
  more: label.meta({
    description: 'What stands in brackets is read and not seen (ui/link-text.tsx). {name}: the service',
  }),
  all: label,
  rateBefore: text(16, 'Short: it stands over the narrow end of the drawing'),
  rateAfter: text(16, 'Short: it stands over the wide end of the drawing'),
  cards: namedList(serviceCard),
});

const products = z.strictObject({
  ...sectionHead,
  lead: sentence,
  available: label,
  comingSoon: label,
  open: label,
  newTab: label.meta({ description: 'Read aloud after the name of a link' }),
  action: label,
  items: namedList(product),
});

const methodology = z.strictObject({
  ...sectionHead,
  lead: sentence,
  weeksAxis: label.meta({ description: 'At the axis of the drawing' }),
  phases: z.strictObject({ qualification: phase, mvp: phase, industrialization: phase }),
  caption: sentence,
  timeToMarket: label.meta({ description: 'After a percentage, beside its bar' }),
  resourceAllocation: label,
  barsNote: sentence.meta({ description: 'Under the bars: that they are illustrative' }),
});

const benefit = {
  figure: label.meta({ description: 'The figure of the card, in large type' }),
  title: label,
  text: sentence,
};
const benefits = z.strictObject({
  ...sectionHead,
  lead: sentence,
  roi: z.strictObject(benefit),
  efficiency: z.strictObject(benefit),
  beforeAfter: z.strictObject({ ...benefit, before: label, after: label }),
  competitors: z.strictObject({ ...benefit, you: label, others: label, months: label }),
  note: sentence,
});

const testimonials = z.strictObject({
  ...sectionHead,
  region: label.meta({ description: 'Names the carousel for screen readers' }),
  show: label.meta({ description: '{number}: the place of the quotation in the row' }),
  pause: label,
  play: label,
  items: z
    .array(
      z.strictObject({ sample: z.boolean().optional(), quote: sentence, author: label, position: short }),
    )
    .min(1)
    .max(12),
});

const blog = z.strictObject({
  ...sectionHead,
  filter: label.meta({ description: 'Names the row of topics for screen readers' }),
  all: label,
  list: label.meta({ description: 'The link to the list of all posts' }),
  summaryOnly: label.meta({ description: 'The badge on a post whose text exists in other languages only' }),
  none: label.meta({ description: 'In place of the cards, for a topic without posts' }),
});

const film = z.strictObject({
  title: label,
  text: short,
  still: short.meta({ description: 'Describes the picture of the film for screen readers' }),
});
const cases = z.strictObject({
  ...sectionHead,
  all: label,
  pause: label,
  play: label,
  items: z.strictObject({ rhymes: film, sales: film }),
});

const contact = z.strictObject({
  ...sectionHead,
  lead: sentence,
  address: label,
  sales: label,
  support: label,
  phone: label,
  hours: label,
  hoursValue: short,
  social: label,
});

export const homeMessages = z.strictObject({
  meta: pageMeta,
  hero,
  dashboard,
  services,
  products,
  methodology,
  benefits,
  fit4ai: fit4aiMessages,
  smepackages: smePackagesMessages,
  testimonials,
  blog,
  cases,
  contact,
});

export type HomeMessages = z.infer<typeof homeMessages>;
