import {
  type Answers,
  type Budget,
  budgets,
  budgetsOf,
  type Choice,
  choices,
} from '../../content/programme-questions.ts';
import { readAmount } from '../../content/read-amount.ts';

export type QuestionName = Choice | Budget;

/** The questions in the order in which they are asked: the budgets follow the aim that decides which of them it takes. */
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

/** What an address says: all answers or none, which questions are open, and which have a value that is no answer. */
export type ReadAnswers = { answers?: Answers; open: QuestionName[]; wrong: QuestionName[] };

export const isBudget = (name: QuestionName): name is Budget => budgets.some((budget) => budget === name);

function readOne(name: QuestionName, text: string): string | number | undefined {
  return isBudget(name) ? readAmount(text) : choices[name].find((choice) => choice === text);
}

/** Reads the answers out of an address's query. What it cannot use is named, and nothing else depends on it. */
export function readAnswers(query: URLSearchParams): ReadAnswers {
  const goal = choices.goal.find((one) => one === query.get('goal'));
  const needed = questionNames.filter((name) => !isBudget(name) || (goal && budgetsOf[goal].includes(name)));
  const values = needed.map((name) => [name, readOne(name, query.get(name) ?? '')] as const);
  const unread = values.filter(([, value]) => value === undefined).map(([name]) => name);
  const wrong = unread.filter((name) => query.get(name));
  return {
    // Every question has one of its own answers: that was just looked up.
    ...(unread.length === 0 && { answers: Object.fromEntries(values) as Answers }),
    open: unread,
    wrong,
  };
}

/** Whether an address says anything about the questions: then the page is one visitor's, and not for search engines. */
export function hasAnswers(query: URLSearchParams): boolean {
  return questionNames.some((name) => query.get(name));
}

/** The mark that the form's own button leaves in the address: from then on a question without an answer is a fault. */
export const asked = 'show';

/** The page's address, with whether the visitor is at work in the form: `state.filling` names the form that is being filled. */
export type FinderAddress = { search: string; state?: { filling?: string } | null };

/** The questions to correct: what is no answer, unless it is still being typed; and once the button was pressed, what is open. */
export function faultsOf({ search, state }: FinderAddress): QuestionName[] {
  const query = new URLSearchParams(search);
  const { open, wrong } = readAnswers(query);
  if (query.has(asked)) return open;
  return state?.filling ? [] : wrong;
}
