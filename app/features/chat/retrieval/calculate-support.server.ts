import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import { findProgramme } from '../../content/find-programme.ts';
import type { Answers } from '../../content/programme-questions.ts';
import { programmes } from '../../content/programmes.server.ts';
import { amountsIn } from '../../content/read-amount.ts';
import { readWords } from '../../content/words.server.ts';
import { href } from '../../i18n/href.ts';
import { defaultLanguage, isLanguage } from '../../i18n/languages.ts';
import { assistantWords } from './assistant.words.ts';

/** Without a currency a smaller number counts something else, and so does a year. */
const smallestPlain = 1000;
const year = /^(?:19|20)\d\d$/;

/** The amount of money that a question names, in whole euros: the largest, as in “20k”, “20.000 Euro”, “20 тыс.”. */
export function amountIn(question: string): number | undefined {
  const found = amountsIn(question).flatMap(({ digits, euros, isMoney }) =>
    euros >= 1 && (isMoney || (euros >= smallestPlain && !year.test(digits))) ? [Math.floor(euros)] : [],
  );
  return found.length > 0 ? Math.max(...found) : undefined;
}

/** A small firm that may apply for both programmes. */
const firm = {
  permit: 'yes',
  place: 'inside',
  linked: 'no',
  difficulty: 'no',
  staff: 'small',
  money: 'small',
  goal: 'both',
  begun: 'no',
} as const;
const goals = { fit4ai: 'explore', smePackages: 'implement', both: 'both', neither: 'both' } as const;

/**
 * What each programme would pay of the amount that a question names, as Markdown: for a small firm that may apply, with a
 * link to the finder that is filled so.
 * @returns undefined where the question names none
 */
export function calculateSupport(question: string, lang: string): string | undefined {
  const budget = amountIn(question);
  if (budget === undefined) return;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const { support } = readWords(assistantWords, 'assistant', language).words;
  const euros = (value: number | [number, number]) => formatFact({ kind: 'euros', value }, language);
  const answers: Answers = { ...firm, diagnosis: budget, project: budget };
  const { reasons, estimates, answer } = findProgramme(answers, programmes.rules);
  const lines = reasons.flatMap((reason) => {
    if (reason.rule !== 'budget') return [];
    const name = support.names[reason.programme];
    const fitting = estimates.find(({ programme }) => programme === reason.programme);
    const [low, high] = reason.range;
    if (!fitting) return [fill(support.outside, { name, amount: euros(budget), range: euros([low, high]) })];
    const { grant, own, vat } = fitting;
    return [fill(support.fits, { name, grant: euros(grant), own: euros(own), first: euros(budget + vat) })];
  });
  const filled = Object.entries({ ...answers, goal: goals[answer] }).map(([name, value]) => [
    name,
    `${value}`,
  ]);
  return [
    fill(support.assumed, { amount: euros(budget) }),
    lines.map((line) => `- ${line}`).join('\n'),
    `[${support.finder}](${href(language, 'programmes')}?${new URLSearchParams(filled)}#answer)`,
  ].join('\n\n');
}
