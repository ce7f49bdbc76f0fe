import { formatFact } from '../../../lib/content/facts.ts';
import { fill } from '../../../lib/content/fill.ts';
import { programmeRules } from '../../../lib/content/owner-content.server.ts';
import { amountsIn } from '../../../lib/content/read-amount.ts';
import { findFunding } from '../../../lib/funding-finder/find-funding.ts';
import type { Answers } from '../../../lib/funding-finder/questions.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { href } from '../../../lib/site-paths.ts';
import type { AssistantIndex } from './assistant-index.server.ts';

/** Smaller numbers without a currency are counts; so are years. */
const MIN_PLAIN_EUROS = 1000;
const YEAR = /^(?:19|20)\d\d$/;

/** Returns the largest amount in a question, in whole euros: “20k”, “20.000 Euro”, “20 тыс.”. */
export function amountIn(question: string): number | undefined {
  const amounts = amountsIn(question).flatMap(({ digits, euros, isMoney }) =>
    euros >= 1 && (isMoney || (euros >= MIN_PLAIN_EUROS && !YEAR.test(digits))) ? [Math.floor(euros)] : [],
  );
  return amounts.length > 0 ? Math.max(...amounts) : undefined;
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

/** Returns Markdown with a prefilled link to the finder, or undefined if the question names no amount. */
export function calculateSubsidy(
  question: string,
  language: Language,
  messages: AssistantIndex['subsidy'],
): string | undefined {
  const budget = amountIn(question);
  if (budget === undefined) return;
  const euros = (value: number | [number, number]) => formatFact({ kind: 'euros', value }, language);
  const answers: Answers = { ...firm, diagnosis: budget, project: budget };
  const { reasons, estimates, fits } = findFunding(answers, programmeRules);
  const lines = reasons.flatMap((reason) => {
    if (reason.rule !== 'budget') return [];
    const name = messages.names[reason.programme];
    // An amount that only one reading of the programme's limits allows is no ground for a figure.
    const fitting =
      reason.status === 'met' && estimates.find(({ programme }) => programme === reason.programme);
    const [low, high] = reason.range;
    if (!fitting) return [fill(messages.outside, { name, budget: euros(budget), range: euros([low, high]) })];
    const { grant, ownShare, vat } = fitting;
    return [
      fill(messages.fits, {
        name,
        grant: euros(grant),
        ownShare: euros(ownShare),
        advance: euros(budget + vat),
      }),
    ];
  });
  const filled = Object.entries({ ...answers, goal: goals[fits] }).map(([name, value]) => [name, `${value}`]);
  return [
    fill(messages.assumed, { budget: euros(budget) }),
    lines.map((line) => `- ${line}`).join('\n'),
    `[${messages.finder}](${href(language, 'programmes')}?${new URLSearchParams(filled)}#answer)`,
  ].join('\n\n');
}
