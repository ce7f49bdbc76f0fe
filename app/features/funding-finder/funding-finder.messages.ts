import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { each } from '../../lib/content/message-shapes.ts';
import { type Choice, choices, programmeNames } from '../../lib/funding-finder/questions.ts';

const label = z.string().min(1).max(44);
const short = z.string().min(1).max(160);
const sentence = z.string().min(1).max(320);

const asked = z.strictObject({ name: label, ask: short, hint: short.optional() });
const more = z.strictObject({ title: label, text: sentence });
const question = <Name extends Choice>(name: Name) =>
  asked.extend({ options: z.record(z.enum<(typeof choices)[Name]>(choices[name]), short) });

const outcomes = z.strictObject(each(['fit4ai', 'smePackages', 'both'], short));
const steps = z.array(short).min(4).max(6);
const condition = each(['met', 'unmet', 'change'], sentence);
const perProgramme = <Text extends z.ZodType>(text: Text) => z.strictObject(each(programmeNames, text));

/** `content/<language>/funding-finder.json` */
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
    title: short,
    show: label,
    problem: short,
    /** `{name}`, `{error}` */
    error: label,
    choose: sentence,
    amountMissing: sentence,
    amountWrong: sentence,
    /** `{name}` is the usual title. */
    titleOfProblem: short,
  }),
  answer: z.strictObject({
    ...each(['title', 'check', 'reasons', 'send', 'talk'], label),
    ...each(['neither', 'estimate'], short),
    /** In euros excl. VAT. */
    ...each(['sum', 'sumPerhaps'], short),
    waiting: sentence,
    verdicts: outcomes,
    only: perProgramme(short),
    perhaps: outcomes,
    admission: outcomes,
    /** `{advance}` is the most that is paid ahead at one time, incl. VAT. */
    ...each(['ahead', 'aheadOfBoth'], sentence),
    /** `admission` comes first where it must be confirmed. */
    next: z.strictObject({
      title: label,
      ...each(['admission', 'crafts'], short),
      ...each(['fit4ai', 'smePackages', 'both'], steps),
    }),
    figure: z.strictObject(each(['cost', 'state', 'own'], label)),
    cash: z.strictObject({
      ...each(['title', 'step', 'amount', 'out'], label),
      ...each(['names', 'invoice'], perProgramme(sentence)),
      /** `vatOnTop` is for firms that cannot deduct VAT. */
      ...each(['vat', 'refund', 'own', 'vatOnTop'], short),
    }),
    official: perProgramme(label),
  }),
  rules: z.strictObject({
    ...each(['permit', 'place', 'difficulty', 'begun'], z.strictObject(condition)),
    size: z.strictObject({ ...condition, linked: sentence }),
    goal: perProgramme(sentence),
    /** `{bound}` is the limit of the stricter reading. */
    budget: z.strictObject({ ...condition, low: sentence, high: sentence }),
    instead: z.strictObject(each(['explore', 'implement'], sentence)),
    sizes: z.strictObject(each(['micro', 'small', 'medium'], label)),
  }),
  submission: z.strictObject({ subject: label, opening: sentence, sum: sentence }),
});

export type FinderMessages = z.infer<typeof finderMessages>;
