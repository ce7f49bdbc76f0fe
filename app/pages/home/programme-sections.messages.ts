import { z } from 'zod';
import { each } from '../../lib/content/message-shapes.ts';
import { text } from '../../lib/content/text.ts';

const label = text(40);
const short = text(90);
const sentence = text(200);

export const head = {
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
export const fit4ai = z.strictObject({
  ...programme,
  eligibility: z.array(short).length(4).describe('An SME, permit, finances, main activity'),
  ...each(['tiersTitle', 'small', 'medium', 'rate', 'finder'], label),
  steps: z.array(step).length(4),
});
export const smepackages = z.strictObject({
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
});
