import { z } from 'zod';
import { pageMeta } from '../../components/layout/page-head.messages.ts';
import type { SectionFrame } from '../../components/layout/section.tsx';
import { each, namedList, text } from '../../lib/content/message-shapes.ts';
import type { HomeSection } from '../../lib/site-paths.ts';

const head = {
  plate: text(40, 'On the street sign, over the line in Luxembourgish: one or two words'),
  title: text(75),
};

const step = z.strictObject({ title: text(40), text: text(90) });

const programme = {
  ...head,
  plate: text(40, 'On the street sign, and the subject of a message that the button begins'),
  lead: text(200),
  ...each(['eligibilityTitle', 'stepsTitle', 'action'], text(40)),
  note: text(200, 'Of what date the figures are'),
  learn: text(40, 'What stands in brackets is read and not seen'),
};
const figure = text(40, 'The figure of the card, in large type');
const phase = z.strictObject({
  unit: text(40, 'The word after the range of weeks, in the plural form that this range needs'),
  title: text(40),
  text: text(90),
});
const benefit = { figure, title: text(60) };
const film = z.strictObject({
  title: text(40),
  text: text(90),
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
    talk: text(40, 'The site’s one filled button, also after the phases: a free first talk'),
    price: text(60, 'Under the button: a sample price, in at most eight words'),
    services: text(40),
    testimonials: text(40, 'On the link down to what clients say'),
    points: z.array(text(75)).length(4),
    proof: z.array(text(75)).length(3).describe('Three lines, each a fact'),
  }),
  dashboard: z.strictObject({
    title: text(40),
    when: text(40, 'The hours that the drawing shows'),
    ...each(['received', 'finished', 'person', 'asked'], text(24)),
    note: text(90, '{dashboardSeconds}: how fast it was built; and that its figures are a sample'),
  }),
  services: z.strictObject({
    ...head,
    turn: text(40, 'The name of the icon on a card that shows its back'),
    turnBack: text(40, 'On its back'),
    more: text(40, 'What stands in brackets is read and not seen (ui/link-text.tsx). {name}: the service'),
    all: text(40),
    rateBefore: text(16, 'Short: it stands over the narrow end of the drawing'),
    rateAfter: text(16, 'Short: it stands over the wide end of the drawing'),
    cards: namedList(
      z.strictObject({
        kicker: text(40, 'Over the title of the card: the fact that decides'),
        title: text(40),
        text: text(90),
        details: z.array(text(90)).min(3).max(4).describe('On the back of the card'),
      }),
    ),
  }),
  products: z.strictObject({
    ...head,
    lead: text(90),
    ...each(['available', 'comingSoon', 'open', 'ask', 'action'], text(40)),
    newTab: text(40, 'Read aloud after the name of a link'),
    items: namedList(z.strictObject({ name: text(40), text: text(90) })),
  }),
  methodology: z.strictObject({
    ...head,
    lead: text(200),
    phases: z.strictObject(each(['qualification', 'mvp', 'industrialization'], phase)),
    timeToMarket: text(40, 'Before a percentage, over its bar'),
    resourceAllocation: text(40),
    note: text(90, 'Under the bars: that they are illustrative, and what they compare'),
  }),
  benefits: z.strictObject({
    ...head,
    roi: z.strictObject(benefit),
    efficiency: z.strictObject(benefit),
    beforeAfter: z.strictObject({ ...benefit, before: text(16), after: text(16) }),
    competitors: z.strictObject({ ...benefit, you: text(16), others: text(16) }),
    note: text(200),
  }),
  fit4ai: z.strictObject({
    ...programme,
    eligibility: z.array(text(90)).length(4).describe('An SME, main activity, permit, finances'),
    ...each(['tiersTitle', 'small', 'medium', 'rate', 'finder'], text(40)),
    steps: z.array(step).length(4),
  }),
  smepackages: z.strictObject({
    ...programme,
    eligibility: text(200, 'The same conditions as for Fit 4 AI, and the budget'),
    example: text(40, 'Over the drawing: the whole sum of an example'),
    state: text(24, 'After the sum that the State refunds'),
    you: text(24, 'After the sum that is left to the firm'),
    ...each(['budget', 'support', 'duration', 'ask'], text(40)),
    months: text(40, 'After the range of months, in the plural form that it needs'),
    steps: z.array(step).length(6),
    comparison: z.strictObject({
      ...each(['title', 'sme', 'fit4ai'], text(40)),
      better: text(40, 'The name of the mark beside the better of two values'),
      rows: z
        .array(
          z.strictObject({
            ...each(['feature', 'sme', 'fit4ai'], text(40)),
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
    region: text(40, 'Names the carousel for screen readers'),
    show: text(40, '{number}: the place of the quotation in the row'),
    ...each(['pause', 'play'], text(40)),
    items: z
      .array(
        z.strictObject({
          sample: z.boolean().optional(),
          quote: text(200),
          author: text(40),
          position: text(90),
        }),
      )
      .min(1)
      .max(12),
  }),
  blog: z.strictObject({
    ...head,
    filter: text(40, 'Names the row of topics for screen readers'),
    all: text(40),
    list: text(40, 'The link to the list of all posts'),
    summaryOnly: text(40, 'The badge on a post whose text exists in other languages only'),
    none: text(40, 'In place of the cards, for a topic without posts'),
  }),
  cases: z.strictObject({
    ...head,
    ...each(['all', 'pause', 'play'], text(40)),
    items: z.strictObject({ rhymes: film, sales: film }),
  }),
  contact: z.strictObject({
    ...head,
    lead: text(200),
    ...each(['address', 'sales', 'support', 'phone', 'hours', 'social'], text(40)),
    hoursValue: text(90),
  }),
});

export type HomeMessages = z.infer<typeof homeMessages>;

export type SectionProps<Name extends keyof HomeMessages> = {
  messages: HomeMessages[Name];
  frame: SectionFrame;
};

/** Every section but contact may be switched off. */
export type SectionsProps = { [Name in HomeSection]?: SectionProps<Name> } & {
  contact: SectionProps<'contact'>;
};
