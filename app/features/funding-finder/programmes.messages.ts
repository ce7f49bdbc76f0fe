import { z } from 'zod';
import { pageHead, pageMeta } from '../../layout/page-head.words.ts';

/** Limits are lengths that the layout still carries. */
const label = z.string().min(1).max(44);
const short = z.string().min(1).max(160);
const sentence = z.string().min(1).max(320);

/** `name` stands for the question in the letter, in print and where an answer is missing. */
const asked = { name: label, ask: short, hint: short.optional() };

/** The answers to a question, by the names that `app/content/programme-questions.ts` gives them. */
function question<Name extends string>(...choices: Name[]) {
  const options = z.strictObject(
    Object.fromEntries(choices.map((name) => [name, short])) as Record<Name, typeof short>,
  );
  return z.strictObject({ ...asked, options });
}

const verdicts = { fit4ai: short, smePackages: short, both: short };
const more = z.strictObject({ title: label, text: sentence });
/** What to do, in its order, once a programme fits. */
const steps = z.array(short).min(4).max(6);
const condition = { met: sentence, unmet: sentence, change: sentence };
const perProgramme = z.strictObject({ fit4ai: sentence, smePackages: sentence });

/** The words of the page `/programmes`: `content/<language>/programmes.json`. */
export const programmesWords = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  questions: z.strictObject({
    /** `more` is folded: for who has another admission, and perhaps no company; and for who has linked companies. */
    permit: question('yes', 'other', 'no').extend({ more }),
    place: question('inside', 'activity', 'office'),
    linked: question('no', 'yes').extend({ more }),
    staff: question('micro', 'small', 'medium', 'large'),
    money: question('micro', 'small', 'medium', 'large'),
    difficulty: question('no', 'yes'),
    goal: question('explore', 'implement', 'both'),
    diagnosis: z.strictObject(asked),
    project: z.strictObject(asked),
    begun: question('no', 'yes'),
  }),
  form: z.strictObject({
    title: short,
    show: label,
    /** Over the list of the questions that have no proper answer, and a line of it: `{name}` of the question, its `{fault}`. */
    problem: short,
    fault: label,
    choose: sentence,
    amountMissing: sentence,
    amountWrong: sentence,
    /** The page's title, `{name}`, while there is such a list. */
    titleOfProblem: short,
  }),
  answer: z.strictObject({
    title: label,
    /** Where nothing is answered yet. */
    waiting: sentence,
    verdicts: z.strictObject(verdicts),
    /** Both were asked for, and one fits. */
    only: z.strictObject({ fit4ai: short, smePackages: short }),
    neither: short,
    /** One fits, or both, if the answer to what the firm has to ask first allows it. */
    perhaps: z.strictObject(verdicts),
    /** The same, where that is whether an admission counts as the permit. */
    admission: z.strictObject(verdicts),
    /** A link back to the question whose answer decided. */
    check: label,
    /** Excl. VAT, in euros: `{first}` is the cost, `{amount}` the refund, `{rest}` what stays with the firm. */
    sum: short,
    /** The same, where the firm has to ask before it applies. */
    sumPerhaps: short,
    /** `{max}`: the most that is out at one time, VAT included. `…OfBoth`: if the first programme is refunded before the second begins. */
    ahead: sentence,
    aheadOfBoth: sentence,
    /** `admission` comes first where it is in doubt; `{crafts}` is for everybody else. */
    next: z.strictObject({
      title: label,
      admission: short,
      crafts: short,
      fit4ai: steps,
      smePackages: steps,
      both: steps,
    }),
    /** `{date}`: the month in which the figures were read. */
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
      /** `{share}`: the part that the programme pays. */
      refund: short,
      own: short,
      /** The VAT of all invoices, as a cost of whoever cannot deduct it. */
      vatOnTop: short,
    }),
    /** The name of a link to Guichet.lu. */
    official: z.strictObject({ fit4ai: label, smePackages: label }),
    send: label,
    print: label,
  }),
  rules: z.strictObject({
    permit: z.strictObject(condition),
    place: z.strictObject(condition),
    /** `{size}`: one of the sizes below. `linked` is added where other companies are counted too. */
    size: z.strictObject({ ...condition, linked: sentence }),
    difficulty: z.strictObject(condition),
    begun: z.strictObject(condition),
    goal: perProgramme,
    /**
     * `{name}` of the programme, `{amount}` of the budget, its `{range}`. `change` in words: with `{amount}` it would be
     * `{rest}`. Where the programme gives its range in two ways, one of them begins above or ends below `{bound}`.
     */
    budget: z.strictObject({ ...condition, low: sentence, high: sentence }),
    /** What the other programme would do for somebody with another aim. */
    instead: z.strictObject({ explore: sentence, implement: sentence }),
    sizes: z.strictObject({ micro: label, small: label, medium: label }),
  }),
  /** In the name of the firm, which writes it to us; `{first}`, `{amount}`, `{rest}` as in the answer. */
  letter: z.strictObject({ subject: label, opening: sentence, sum: sentence }),
});

export type ProgrammesWords = z.infer<typeof programmesWords>;
