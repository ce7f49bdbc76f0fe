import { z } from 'zod';

/** Limits are lengths that the layout still carries; a note beside a key tells a translator what the word is for. */
const label = z.string().min(1).max(40);
const short = z.string().min(1).max(110);
const sentence = z.string().min(1).max(320);

const point = z.strictObject({ title: short, text: short });
const step = z.strictObject({ title: label, text: short });
const phase = z.strictObject({
  /** The word after the range of weeks, in the plural form that this range needs. */
  unit: label,
  title: label,
  text: sentence,
  reach: label,
});
const serviceCard = z.strictObject({
  kicker: label,
  title: label,
  text: sentence,
  details: z.array(short).min(3).max(4),
});
const product = z.strictObject({ name: label, text: sentence });
const sectionHead = { plate: label, title: short };

const hero = z.strictObject({
  /** Stands in the largest type of the site: two to three lines of some twelve characters. */
  headline: z.string().min(1).max(60),
  lead: sentence,
  action: label,
  testimonials: label,
  points: z.array(point).length(4),
  proof: z.array(short).length(3),
  incoming: z.strictObject({ label, emails: label, invoices: label, calls: label }),
  outgoing: z.strictObject({ label, finished: label, person: label, asked: label }),
  caption: sentence,
});

const dashboard = z.strictObject({
  title: label,
  when: label,
  received: label,
  finished: label,
  person: label,
  asked: label,
  chart: short,
  log: z
    .array(z.strictObject({ team: label, event: short, state: z.enum(['person', 'finished']) }))
    .length(3),
  yourDecision: label,
  done: label,
  note: short,
});

const services = z.strictObject({
  ...sectionHead,
  lead: sentence,
  turn: label,
  turnBack: label,
  /** What stands in brackets is read and not seen (`ui/link-words.tsx`). `{name}`: the service. */
  more: label,
  all: label,
  hoursBefore: z.string().max(8),
  hoursAfter: z.string().max(8),
  cards: z.strictObject({
    assessment: serviceCard,
    development: serviceCard,
    training: serviceCard,
    efficiency: serviceCard,
  }),
});

const products = z.strictObject({
  ...sectionHead,
  lead: sentence,
  available: label,
  comingSoon: label,
  open: label,
  newTab: label,
  action: label,
  items: z.strictObject({
    bloodTest: product,
    recruitment: product,
    socialMedia: product,
    video: product,
    legal: product,
    nurseryRhymes: product,
  }),
});

const methodology = z.strictObject({
  ...sectionHead,
  lead: sentence,
  weeksAxis: label,
  phases: z.strictObject({ qualification: phase, mvp: phase, industrialization: phase }),
  caption: sentence,
  timeToMarket: label,
  resourceAllocation: label,
  barsNote: sentence,
});

const benefit = { figure: label, title: label, text: sentence };
const benefits = z.strictObject({
  ...sectionHead,
  lead: sentence,
  roi: z.strictObject(benefit),
  efficiency: z.strictObject(benefit),
  beforeAfter: z.strictObject({ ...benefit, before: label, after: label }),
  competitors: z.strictObject({ ...benefit, you: label, others: label, months: label }),
  note: sentence,
});

const programme = {
  ...sectionHead,
  lead: sentence,
  cost: label,
  state: label,
  you: label,
  eligibilityTitle: label,
  /** Permit, finances, main activity. */
  eligibility: z.array(short).length(3),
  stepsTitle: label,
  note: sentence,
  action: label,
  learn: label,
  finder: label,
};

const fit4ai = z.strictObject({
  ...programme,
  tiersTitle: label,
  small: label,
  medium: label,
  rate: label,
  steps: z.array(step).length(4),
});

const comparisonRow = z.strictObject({
  feature: label,
  sme: label,
  fit4ai: label,
  highlight: z.enum(['none', 'sme', 'fit4ai']),
});

const smepackages = z.strictObject({
  ...programme,
  /** The same three, and the budget. */
  eligibility: z.array(short).length(4),
  budget: label,
  support: label,
  duration: label,
  months: label,
  steps: z.array(step).length(6),
  comparison: z.strictObject({
    title: label,
    feature: label,
    sme: label,
    fit4ai: label,
    better: label,
    rows: z.array(comparisonRow).length(5),
  }),
  ask: label,
});

const testimonials = z.strictObject({
  ...sectionHead,
  region: label,
  show: label,
  pause: label,
  play: label,
  items: z
    .array(z.strictObject({ sample: z.boolean(), quote: sentence, author: label, position: short }))
    .min(2),
});

const blog = z.strictObject({
  ...sectionHead,
  filter: label,
  all: label,
  /** The link to the list of all posts. */
  list: label,
  summaryOnly: label,
  none: label,
});

/** `still` describes the film's picture for whoever does not see it. */
const film = z.strictObject({ title: label, text: short, still: short });
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

/** The words of the home page: `content/<language>/home.json`. */
export const homeWords = z.strictObject({
  meta: z.strictObject({ title: z.string().min(20).max(60), description: z.string().min(70).max(155) }),
  hero,
  dashboard,
  services,
  products,
  methodology,
  benefits,
  fit4ai,
  smepackages,
  testimonials,
  blog,
  cases,
  contact,
});

export type HomeWords = z.infer<typeof homeWords>;
