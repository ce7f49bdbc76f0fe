import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { type Choice, choices } from '../../lib/content/programme-questions.ts';

const label = z.string().min(1).max(44);
const short = z.string().min(1).max(160);
const sentence = z.string().min(1).max(320);

const asked = z.strictObject({ name: label, ask: short, hint: short.optional() });
const more = z.strictObject({ title: label, text: sentence });
const question = <Name extends Choice>(name: Name) =>
  asked.extend({ options: z.record(z.enum<(typeof choices)[Name]>(choices[name]), short) });

const outcomes = { fit4ai: short, smePackages: short, both: short };
const steps = z.array(short).min(4).max(6);
const condition = { met: sentence, unmet: sentence, change: sentence };
const perProgramme = z.strictObject({ fit4ai: sentence, smePackages: sentence });

/** `content/<language>/programmes.json` */
export const programmesMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  questions: z.strictObject({
    /** Folded. */
    permit: question('permit').extend({ more }),
    place: question('place'),
    linked: question('linked').extend({ more }),
    staff: question('staff'),
    money: question('money'),
    difficulty: question('difficulty'),
    goal: question('goal'),
    diagnosis: asked,
    project: asked,
    begun: question('begun'),
  }),
  form: z.strictObject({
    title: short,
    show: label,
    /** `{name}`, `{fault}` */
    problem: short,
    error: label,
    choose: sentence,
    amountMissing: sentence,
    amountWrong: sentence,
    /** `{name}` is the usual title. */
    titleOfProblem: short,
  }),
  answer: z.strictObject({
    title: label,
    waiting: sentence,
    verdicts: z.strictObject(outcomes),
    only: z.strictObject({ fit4ai: short, smePackages: short }),
    neither: short,
    perhaps: z.strictObject(outcomes),
    admission: z.strictObject(outcomes),
    check: label,
    /** In euros excl. VAT. */
    sum: short,
    sumPerhaps: short,
    /** `{max}`: most that is out at one time, incl. VAT. */
    ahead: sentence,
    aheadOfBoth: sentence,
    /** `admission` comes first where it must be confirmed. */
    next: z.strictObject({
      title: label,
      admission: short,
      crafts: short,
      fit4ai: steps,
      smePackages: steps,
      both: steps,
    }),
    estimate: short,
    figure: z.strictObject({ first: label, state: label, own: label }),
    reasons: label,
    cash: z.strictObject({
      title: label,
      step: label,
      amount: label,
      out: label,
      names: perProgramme,
      invoice: perProgramme,
      vat: short,
      refund: short,
      own: short,
      /** Without VAT deduction. */
      vatOnTop: short,
    }),
    official: z.strictObject({ fit4ai: label, smePackages: label }),
    send: label,
    talk: label,
    print: label,
  }),
  rules: z.strictObject({
    permit: z.strictObject(condition),
    place: z.strictObject(condition),
    size: z.strictObject({ ...condition, linked: sentence }),
    difficulty: z.strictObject(condition),
    begun: z.strictObject(condition),
    goal: perProgramme,
    /** `{bound}`: limit of the stricter reading. */
    budget: z.strictObject({ ...condition, low: sentence, high: sentence }),
    instead: z.strictObject({ explore: sentence, implement: sentence }),
    sizes: z.strictObject({ micro: label, small: label, medium: label }),
  }),
  submission: z.strictObject({ subject: label, opening: sentence, sum: sentence }),
});

export type ProgrammesMessages = z.infer<typeof programmesMessages>;
