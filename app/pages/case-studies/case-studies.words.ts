import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** Limits are lengths that the layout still carries. */
const label = z.string().min(1).max(60);
const short = z.string().min(1).max(170);
const sentence = z.string().min(1).max(320);

const step = z.strictObject({
  title: z.string().min(1).max(40),
  text: short,
  state: z
    .enum(['machine', 'person'])
    .meta({ description: 'A code: whether a machine does this step or a person decides in it' }),
});

const caseStudy = z.strictObject({
  sample: z.boolean().optional(),
  field: z.string().min(1).max(30).meta({ description: 'Over the title: whose work it is' }),
  title: label,
  text: sentence,
  still: short.meta({ description: 'Describes the film’s picture for whoever does not see it' }),
  steps: z.array(step).length(3),
  outcomes: z.array(label).length(3),
});

/** The words of the page `/case-studies`: `content/<language>/case-studies.json`. */
export const caseStudiesWords = z.strictObject({
  meta: pageMeta,
  head: z.strictObject({
    ...pageHead.shape,
    see: z.string().min(1).max(30).meta({ description: 'On the link down to the cases' }),
    back: z.string().min(1).max(30).meta({ description: 'On the link to the page before, or home' }),
  }),
  cases: z.strictObject({
    pause: label,
    play: label,
    mark: z.string().min(1).max(20).meta({ description: 'The badge on a case that is a sample' }),
    course: z.string().min(1).max(40).meta({ description: 'Over the steps of a case' }),
    person: z
      .string()
      .min(1)
      .max(36)
      .meta({ description: 'The badge on the step in which a person decides' }),
    outcomes: z.string().min(1).max(40).meta({ description: 'What came of it, one line each' }),
    demo: z
      .string()
      .min(1)
      .max(44)
      .meta({ description: 'What stands in brackets is read and not seen; {name}: the case' }),
    items: z.strictObject({ rhymes: caseStudy, sales: caseStudy }),
    note: sentence,
  }),
  similar: z.strictObject({
    title: label,
    lead: short,
    demo: z.string().min(1).max(56),
    services: z.string().min(1).max(36),
  }),
});

export type CaseStudiesWords = z.infer<typeof caseStudiesWords>;
