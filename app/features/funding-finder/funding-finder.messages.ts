import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { each, text } from '../../lib/content/message-shapes.ts';
import { type Choice, choices, programmeNames } from '../../lib/funding-finder/questions.ts';

const asked = z.strictObject({ name: text(44), ask: text(160), hint: text(160).optional() });
const more = z.strictObject({ title: text(44), text: text(320) });
const question = <Name extends Choice>(name: Name) =>
  asked.extend({ options: z.record(z.enum<(typeof choices)[Name]>(choices[name]), text(160)) });

const outcomes = z.strictObject(each(['fit4ai', 'smePackages', 'both'], text(160)));
const steps = z.array(text(160)).min(4).max(6);
const condition = each(['met', 'unmet', 'change'], text(320));
const perProgramme = <Shape extends z.ZodType>(shape: Shape) => z.strictObject(each(programmeNames, shape));

export const finderMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  questions: z.strictObject({
    permit: question('permit').extend({ more }),
    place: question('place'),
    linked: question('linked').extend({ more }),
    staff: question('staff'),
    money: question('money'),
    difficulty: question('difficulty'),
    goal: question('goal'),
    ...each(['diagnosis', 'project'], asked),
    begun: question('begun'),
  }),
  form: z.strictObject({
    title: text(160),
    show: text(44),
    problem: text(160),
    error: text(44),
    choose: text(320),
    amountMissing: text(320),
    amountWrong: text(320),
    /** `{name}` is the usual title. */
    titleOfProblem: text(160),
  }),
  answer: z.strictObject({
    ...each(['title', 'check', 'reasons', 'send', 'talk'], text(44)),
    ...each(['neither', 'estimate'], text(160)),
    ...each(['sum', 'sumPerhaps'], text(160)),
    waiting: text(320),
    verdicts: outcomes,
    only: perProgramme(text(160)),
    perhaps: outcomes,
    admission: outcomes,
    /** `{advance}` is the largest amount to pay in advance, incl. VAT. */
    ...each(['ahead', 'aheadOfBoth'], text(320)),
    /** `admission` comes first if it must be confirmed. */
    next: z.strictObject({
      title: text(44),
      ...each(['admission', 'crafts'], text(160)),
      ...each(['fit4ai', 'smePackages', 'both'], steps),
    }),
    figure: z.strictObject(each(['cost', 'state', 'own'], text(44))),
    cash: z.strictObject({
      ...each(['title', 'step', 'amount', 'out'], text(44)),
      ...each(['names', 'invoice'], perProgramme(text(320))),
      /** `vatOnTop` is for companies that cannot deduct VAT. */
      ...each(['vat', 'refund', 'own', 'vatOnTop'], text(160)),
    }),
    official: perProgramme(text(44)),
  }),
  rules: z.strictObject({
    ...each(['permit', 'place', 'difficulty', 'begun'], z.strictObject(condition)),
    size: z.strictObject({ ...condition, linked: text(320) }),
    goal: perProgramme(text(320)),
    /** `{bound}` is the limit by the stricter reading of the rule. */
    budget: z.strictObject({ ...condition, low: text(320), high: text(320) }),
    instead: z.strictObject(each(['explore', 'implement'], text(320))),
    sizes: z.strictObject(each(['micro', 'small', 'medium'], text(44))),
  }),
  submission: z.strictObject({ subject: text(44), opening: text(320), sum: text(320) }),
});

export type FinderMessages = z.infer<typeof finderMessages>;
