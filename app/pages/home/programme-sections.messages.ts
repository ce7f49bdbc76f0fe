import { z } from 'zod';
import { text } from '../../lib/content/text.ts';

/** Limits that the layout carries. */
const label = text(40);
const short = text(110);
const sentence = text(320);

const step = z.strictObject({ title: label, text: short });

export const sectionHead = {
  plate: label.meta({ description: 'On the street sign, over the line in Luxembourgish: one or two words' }),
  title: short,
};

const programme = {
  ...sectionHead,
  lead: sentence,
  cost: label.meta({ description: 'Before the whole sum of the drawing' }),
  state: label.meta({ description: 'Before the share that the State pays' }),
  you: label.meta({ description: 'Before the share that is left to the firm' }),
  eligibilityTitle: label,
  eligibility: z.array(short).length(3).meta({ description: 'Permit, finances, main activity' }),
  stepsTitle: label,
  terms: sentence.meta({
    description: 'Under the drawing: who pays first, and what not to do before approval',
  }),
  note: sentence.meta({ description: 'What is without VAT, and of what date the figures are' }),
  action: label,
  learn: label.meta({ description: 'What stands in brackets is read and not seen' }),
  finder: label,
};

export const fit4aiMessages = z.strictObject({
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
  highlight: z
    .enum(['none', 'sme', 'fit4ai'])
    .meta({ description: 'A code: which of both programmes is marked as the better fit' }),
});

export const smePackagesMessages = z.strictObject({
  ...programme,
  eligibility: z.array(short).length(4).meta({ description: 'The same three, and the budget' }),
  budget: label,
  support: label,
  duration: label,
  months: label.meta({ description: 'After the range of months, in the plural form that it needs' }),
  steps: z.array(step).length(6),
  comparison: z.strictObject({
    title: label,
    feature: label,
    sme: label,
    fit4ai: label,
    better: label.meta({ description: 'Beside the better of two values, read aloud' }),
    rows: z.array(comparisonRow).length(6),
  }),
  ask: label,
});
