import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** Limits are lengths that the layout still carries; a note beside a key tells a translator what the word is for. */
const label = z.string().min(1).max(60);
const short = z.string().min(1).max(170);
const sentence = z.string().min(1).max(320);

/** `state` is a code: whether a machine does this step or a person decides in it. */
const step = z.strictObject({
  title: z.string().min(1).max(40),
  text: short,
  state: z.enum(['machine', 'person']),
});

const caseStudy = z.strictObject({
  sample: z.boolean(),
  field: z.string().min(1).max(30),
  title: label,
  text: sentence,
  /** Describes the film’s picture for whoever does not see it. */
  still: short,
  steps: z.array(step).length(3),
  outcomes: z.array(label).length(3),
});

/** The words of the page `/case-studies`: `content/<language>/case-studies.json`. */
export const caseStudiesWords = z.strictObject({
  meta: pageMeta,
  head: z.strictObject({
    ...pageHead.shape,
    see: z.string().min(1).max(30),
    back: z.string().min(1).max(30),
  }),
  cases: z.strictObject({
    pause: label,
    play: label,
    /** The badge on a case that is a sample. */
    mark: z.string().min(1).max(20),
    course: z.string().min(1).max(40),
    /** The badge on the step in which a person decides. */
    person: z.string().min(1).max(36),
    outcomes: z.string().min(1).max(40),
    demo: z.string().min(1).max(44),
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
