import { type Estimate, type Payment, paymentsOf, type Totals, totalsOf } from './payments.ts';
import type { Rules } from './programme-rules.ts';
import {
  type Answers,
  type Budget,
  choices,
  type conditionNames,
  type Programme,
  type Size,
} from './questions.ts';

type Range = readonly [lowest: number, highest: number];

/** With `unsure`, the administration must confirm. `range` is what every reading allows. */
export type Reason = { status: 'met' | 'unsure' | 'unmet' } & (
  | { rule: (typeof conditionNames)[number] }
  | { rule: 'goal'; programme: Programme }
  | {
      rule: 'budget';
      programme: Programme;
      question: Budget;
      budget: number;
      range: Range;
      instead?: { budget: number; grant: number };
    }
);

export type FinderOutcome = {
  fits: Programme | 'both' | 'neither';
  only: Programme | undefined;
  needsConfirmation: Reason['rule'] | undefined;
  size: Size;
  reasons: Reason[];
  estimates: Estimate[];
  payments: Payment[];
  totals: Totals;
};

/** The EU definition requires both limits, so the larger class counts. */
function sizeOf({ staff, money }: Pick<Answers, 'staff' | 'money'>): Size {
  const order = choices.staff;
  return order.indexOf(staff) > order.indexOf(money) ? staff : money;
}

const grantOf = (budget: number, percent: number) => Math.floor((budget * percent) / 100);
const vatOf = (budget: number, percent: number) => Math.ceil((budget * percent) / 100);

const holds = ([lowest, highest]: Range, budget: number) => budget >= lowest && budget <= highest;

function judge(rule: Rules['programmes'][number], size: Exclude<Size, 'large'>, budget: number, vat: number) {
  const { programme, share } = rule;
  const ranges = rule.ranges[size];
  const range: Range = [
    Math.max(...ranges.map(([lowest]) => lowest)),
    Math.min(...ranges.map(([, highest]) => highest)),
  ];
  const isInRange = holds(range, budget);
  const outside = ranges.some((reading) => holds(reading, budget)) ? 'unsure' : 'unmet';
  const nearest = budget < range[0] ? range[0] : range[1];
  const reason: Reason = {
    rule: 'budget',
    programme,
    question: rule.budget,
    budget,
    range,
    status: isInRange ? 'met' : outside,
    ...(!isInRange && { instead: { budget: nearest, grant: grantOf(nearest, share) } }),
  };
  const whole = Math.round(budget);
  const grant = grantOf(whole, share);
  const estimate = {
    programme,
    budget: whole,
    share,
    grant,
    ownShare: whole - grant,
    vat: vatOf(whole, vat),
  };
  return { reason, estimates: reason.status === 'unmet' ? [] : [estimate] };
}

export function findFunding(answers: Answers, rules: Rules): FinderOutcome {
  const size = sizeOf(answers);
  const conditions = rules.conditions.map(({ rule, fits, perhaps }): Reason => {
    const given = rule === 'size' ? size : answers[rule];
    if (perhaps.includes(given)) return { rule, status: 'unsure' };
    return { rule, status: fits.includes(given) ? 'met' : 'unmet' };
  });
  const judged = rules.programmes
    .filter(({ goals }) => goals.includes(answers.goal))
    .map((rule) => {
      const goal: Reason = { rule: 'goal', programme: rule.programme, status: 'met' };
      if (size === 'large') return { reasons: [goal], estimates: [] };
      const { reason, estimates } = judge(rule, size, answers[rule.budget] ?? 0, rules.vat);
      return { reasons: [goal, reason], estimates };
    });
  const mayApply = conditions.every(({ status }) => status !== 'unmet');
  const estimates = mayApply ? judged.flatMap((one) => one.estimates) : [];
  const [first, second] = estimates;
  const reasons = [...conditions, ...judged.flatMap((one) => one.reasons)];
  const payments = paymentsOf(estimates);
  return {
    fits: second ? 'both' : (first?.programme ?? 'neither'),
    only: answers.goal === 'both' && !second ? first?.programme : undefined,
    needsConfirmation: reasons.find(({ status }) => status === 'unsure')?.rule,
    size,
    reasons,
    estimates,
    payments,
    totals: totalsOf(estimates, payments),
  };
}
