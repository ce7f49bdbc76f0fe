import { z } from 'zod';
import { text } from '../../lib/content/text.ts';

const label = text(40);
const short = text(90);
const sentence = text(200);

export const head = {
  plate: label.meta({ description: 'On the street sign, over the line in Luxembourgish: one or two words' }),
  title: text(75),
};

const step = z.strictObject({ title: label, text: short });

const programme = {
  ...head,
  lead: sentence,
  eligibilityTitle: label,
  stepsTitle: label,
  note: sentence.meta({ description: 'Of what date the figures are' }),
  action: label,
  learn: label.meta({ description: 'What stands in brackets is read and not seen' }),
};
export const fit4ai = z.strictObject({
  ...programme,
  eligibility: z.array(short).length(4).meta({ description: 'An SME, permit, finances, main activity' }),
  tiersTitle: label,
  small: label,
  medium: label,
  rate: label,
  steps: z.array(step).length(4),
  finder: label,
});
export const smepackages = z.strictObject({
  ...programme,
  eligibility: sentence.meta({ description: 'The same conditions as for Fit 4 AI, and the budget' }),
  example: label.meta({ description: 'Over the drawing: the whole sum of an example' }),
  state: text(24, 'After the sum that the State refunds'),
  you: text(24, 'After the sum that is left to the firm'),
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
    better: label.meta({ description: 'The name of the mark beside the better of two values' }),
    rows: z
      .array(
        z.strictObject({
          feature: label,
          sme: label,
          fit4ai: label,
          highlight: z
            .enum(['none', 'sme', 'fit4ai'])
            .meta({ description: 'A code: which of both programmes is marked as the better fit' }),
        }),
      )
      .length(5),
  }),
  ask: label,
});
