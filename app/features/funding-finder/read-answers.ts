import { fill } from '../../lib/content/fill.ts';
import {
  type Answers,
  type Budget,
  budgets,
  budgetsOf,
  type Choice,
  choices,
} from '../../lib/content/finder-questions.ts';
import { readAmount } from '../../lib/content/read-amount.ts';

export type QuestionName = Choice | Budget;

export const questionNames = [
  'permit',
  'place',
  'difficulty',
  'linked',
  'staff',
  'money',
  'goal',
  'diagnosis',
  'project',
  'begun',
] as const satisfies readonly QuestionName[];

/** `open`: no value; `wrong`: an invalid one. */
export type ReadAnswers = { answers?: Answers; open: QuestionName[]; wrong: QuestionName[] };

export const isBudget = (name: QuestionName): name is Budget => budgets.some((budget) => budget === name);

function readOne(name: QuestionName, text: string): string | number | undefined {
  return isBudget(name) ? readAmount(text) : choices[name].find((choice) => choice === text);
}

export function readAnswers(query: URLSearchParams): ReadAnswers {
  const goal = choices.goal.find((one) => one === query.get('goal'));
  const needed = questionNames.filter((name) => !isBudget(name) || (goal && budgetsOf[goal].includes(name)));
  const values = needed.map((name) => [name, readOne(name, query.get(name) ?? '')] as const);
  const unread = values.filter(([, value]) => value === undefined).map(([name]) => name);
  const wrong = unread.filter((name) => query.get(name));
  return {
    ...(unread.length === 0 && { answers: Object.fromEntries(values) as Answers }),
    open: unread,
    wrong,
  };
}

export function hasAnswers(query: URLSearchParams): boolean {
  return questionNames.some((name) => query.get(name));
}

/** Set by the form's button; from then on a missing answer is an error. */
export const asked = 'show';

/** `state.filling` names the form being edited. */
export type FinderAddress = { search: string; state?: { filling?: string } | null };

/** Invalid answers unless still being typed, and after the button missing ones. */
export function errorsOf({ search, state }: FinderAddress): QuestionName[] {
  const query = new URLSearchParams(search);
  const { open, wrong } = readAnswers(query);
  if (query.has(asked)) return open;
  return state?.filling ? [] : wrong;
}

export function finderTitle(
  { meta, form }: { meta: { title: string }; form: { titleOfProblem: string } },
  errors: readonly QuestionName[],
): string {
  return errors.length > 0 ? fill(form.titleOfProblem, { name: meta.title }) : meta.title;
}
