import { z } from 'zod';
import { pageMeta } from '../../components/layout/page-head.messages.ts';
import type { SectionFrame } from '../../components/layout/section.tsx';
import { each, namedList, text } from '../../lib/content/message-shapes.ts';
import type { HomeSection } from '../../lib/site-paths.ts';

const label = text(40);
const short = text(90);
const sentence = text(200);

const head = {
  plate: label.describe('On the street sign, over the line in Luxembourgish: one or two words'),
  title: text(75),
};

const step = z.strictObject({ title: label, text: short });

const programme = {
  ...head,
  lead: sentence,
  ...each(['eligibilityTitle', 'stepsTitle', 'action'], label),
  note: sentence.describe('Of what date the figures are'),
  learn: label.describe('What stands in brackets is read and not seen'),
};
const figure = label.describe('The figure of the card, in large type');
const phase = z.strictObject({
  unit: label.describe('The word after the range of weeks, in the plural form that this range needs'),
  title: label,
  text: short,
});
const benefit = { figure, title: text(60) };
const film = z.strictObject({
  title: label,
  text: short,
  still: text(110, 'Describes the picture of the film for screen readers'),
});
export const homeMessages = z.strictObject({
  meta: pageMeta,
  hero: z.strictObject({
    headline: text(
      60,
      'Stands in the largest type of the site: at most three lines of some fifteen characters',
    ),
    lead: text(150, 'More than four lines on a phone would push the button down'),
    talk: label.describe('The site’s one filled button, also after the phases: a free first talk'),
    price: text(60, 'Under the button: a sample price, in at most eight words'),
    services: label,
    testimonials: label.describe('On the link down to what clients say'),
    points: z.array(text(75)).length(4),
    proof: z.array(text(75)).length(3).describe('Three lines, each a fact'),
  }),
  dashboard: z.strictObject({
    title: label,
    when: label.describe('The hours that the drawing shows'),
    ...each(['received', 'finished', 'person', 'asked'], text(24)),
    note: short.describe('{dashboardSeconds}: how fast it was built; and that its figures are a sample'),
  }),
  services: z.strictObject({
    ...head,
    lead: short,
    turn: label.describe('The name of the icon on a card that shows its back'),
    turnBack: label.describe('On its back'),
    more: label.describe(
      'What stands in brackets is read and not seen (ui/link-text.tsx). {name}: the service',
    ),
    all: label,
    rateBefore: text(16, 'Short: it stands over the narrow end of the drawing'),
    rateAfter: text(16, 'Short: it stands over the wide end of the drawing'),
    cards: namedList(
      z.strictObject({
        kicker: label.describe('Over the title of the card: the fact that decides'),
        title: label,
        text: short,
        details: z.array(short).min(3).max(4).describe('On the back of the card'),
      }),
    ),
  }),
  products: z.strictObject({
    ...head,
    lead: short,
    ...each(['available', 'comingSoon', 'open', 'action'], label),
    newTab: label.describe('Read aloud after the name of a link'),
    items: namedList(z.strictObject({ name: label, text: short })),
  }),
  methodology: z.strictObject({
    ...head,
    lead: sentence,
    phases: z.strictObject(each(['qualification', 'mvp', 'industrialization'], phase)),
    timeToMarket: label.describe('Before a percentage, over its bar'),
    resourceAllocation: label,
    note: short.describe('Under the bars: that they are illustrative, and what they compare'),
  }),
  benefits: z.strictObject({
    ...head,
    roi: z.strictObject(benefit),
    efficiency: z.strictObject(benefit),
    beforeAfter: z.strictObject({ ...benefit, before: text(16), after: text(16) }),
    competitors: z.strictObject({ ...benefit, you: text(16), others: text(16) }),
    note: sentence,
  }),
  fit4ai: z.strictObject({
    ...programme,
    eligibility: z.array(short).length(4).describe('An SME, permit, finances, main activity'),
    ...each(['tiersTitle', 'small', 'medium', 'rate', 'finder'], label),
    steps: z.array(step).length(4),
  }),
  smepackages: z.strictObject({
    ...programme,
    eligibility: sentence.describe('The same conditions as for Fit 4 AI, and the budget'),
    example: label.describe('Over the drawing: the whole sum of an example'),
    state: text(24, 'After the sum that the State refunds'),
    you: text(24, 'After the sum that is left to the firm'),
    ...each(['budget', 'support', 'duration', 'ask'], label),
    months: label.describe('After the range of months, in the plural form that it needs'),
    steps: z.array(step).length(6),
    comparison: z.strictObject({
      ...each(['title', 'feature', 'sme', 'fit4ai'], label),
      better: label.describe('The name of the mark beside the better of two values'),
      rows: z
        .array(
          z.strictObject({
            ...each(['feature', 'sme', 'fit4ai'], label),
            highlight: z
              .enum(['none', 'sme', 'fit4ai'])
              .describe('A code: which of both programmes is marked as the better fit'),
          }),
        )
        .length(5),
    }),
  }),
  testimonials: z.strictObject({
    ...head,
    region: label.describe('Names the carousel for screen readers'),
    show: label.describe('{number}: the place of the quotation in the row'),
    ...each(['pause', 'play'], label),
    items: z
      .array(
        z.strictObject({ sample: z.boolean().optional(), quote: sentence, author: label, position: short }),
      )
      .min(1)
      .max(12),
  }),
  blog: z.strictObject({
    ...head,
    filter: label.describe('Names the row of topics for screen readers'),
    all: label,
    list: label.describe('The link to the list of all posts'),
    summaryOnly: label.describe('The badge on a post whose text exists in other languages only'),
    none: label.describe('In place of the cards, for a topic without posts'),
  }),
  cases: z.strictObject({
    ...head,
    ...each(['all', 'pause', 'play'], label),
    items: z.strictObject({ rhymes: film, sales: film }),
  }),
  contact: z.strictObject({
    ...head,
    lead: sentence,
    ...each(['address', 'sales', 'support', 'phone', 'hours', 'social'], label),
    hoursValue: short,
  }),
});

export type HomeMessages = z.infer<typeof homeMessages>;

export type SectionProps<Name extends keyof HomeMessages> = {
  messages: HomeMessages[Name];
  frame: SectionFrame;
};

/** Every section but contact can be switched off. */
export type SectionsProps = { [Name in HomeSection]?: SectionProps<Name> } & {
  contact: SectionProps<'contact'>;
};
