import { fill } from '../../lib/content/fill.ts';
import { readAmount } from '../../lib/content/read-amount.ts';
import {
  type Answers,
  type Budget,
  budgets,
  budgetsOf,
  type Choice,
  choices,
} from '../../lib/funding-finder/questions.ts';

export type QuestionName = Choice | Budget;

export const questionNames: readonly QuestionName[] = [
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
];

/** The form's button sends this field. Then a missing answer is an error. */
export const SHOWN_FIELD = 'show';

export const isBudget = (name: QuestionName): name is Budget => budgets.some((budget) => budget === name);

/** With `isFilling`, the visitor is still editing, so an invalid answer may be half typed. */
export function readAnswers(
  query: URLSearchParams,
  isFilling = false,
): { answers: Answers | undefined; errors: QuestionName[] } {
  const goal = choices.goal.find((choice) => choice === query.get('goal'));
  const needed = questionNames.filter((name) => !isBudget(name) || (goal && budgetsOf[goal].includes(name)));
  const values = needed.map((name) => [name, readOne(name, query.get(name) ?? '')] as const);
  const open = values.filter(([, value]) => value === undefined).map(([name]) => name);
  const wrong = isFilling ? [] : open.filter((name) => query.get(name));
  return {
    answers: open.length === 0 ? (Object.fromEntries(values) as Answers) : undefined,
    errors: query.has(SHOWN_FIELD) ? open : wrong,
  };
}

function readOne(name: QuestionName, text: string): string | number | undefined {
  return isBudget(name) ? readAmount(text) : choices[name].find((choice) => choice === text);
}

export function finderTitle(
  { meta, form }: { meta: { title: string }; form: { titleOfProblem: string } },
  errors: readonly QuestionName[],
): string {
  return errors.length > 0 ? fill(form.titleOfProblem, { name: meta.title }) : meta.title;
}
