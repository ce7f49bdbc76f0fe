import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { entry, label, line, paragraph, sample, section, text } from '../../lib/content/message-shapes.ts';

const step = entry.extend({
  state: z
    .enum(['machine', 'person'])
    .describe('A code: whether a machine does this step or a person decides in it'),
});

const caseStudy = z.strictObject({
  ...sample,
  field: text(30, 'Over the title: whose work it is'),
  title: label,
  text: paragraph,
  still: line.describe('Describes the film’s picture for screen readers'),
  steps: z.array(step).length(3),
  outcomes: z.array(label).length(3),
});

export const caseStudiesMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead.extend({
    see: text(30, 'On the link down to the cases'),
    back: text(30, 'On the link to the page before, or home'),
  }),
  cases: z.strictObject({
    pause: label,
    play: label,
    mark: text(20, 'The badge on a case that is a sample'),
    course: text(40, 'Over the steps of a case'),
    person: text(36, 'The badge on the step in which a person decides'),
    outcomes: text(40, 'What came of it, one line each'),
    demo: text(44, 'What stands in brackets is read and not seen; {name}: the case'),
    items: z.strictObject({ rhymes: caseStudy, sales: caseStudy }),
    note: paragraph,
  }),
  similar: section({ demo: text(56), services: text(36) }),
});

export type CaseStudiesMessages = z.infer<typeof caseStudiesMessages>;
