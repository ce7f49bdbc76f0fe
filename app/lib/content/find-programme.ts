import { type Estimate, type Payment, paymentsOf, type Totals, totalsOf } from './programme-payments.ts';
import {
  type Answers,
  type Budget,
  choices,
  type Goal,
  type Programme,
  type Size,
} from './programme-questions.ts';

type Range = readonly [lowest: number, highest: number];
type Condition = 'permit' | 'place' | 'size' | 'difficulty' | 'begun';

/** The rules of content/programmes.json with their figures: shares and rates in percent, amounts in euros. */
export type Rules = {
  vat: number;
  /** What fits a condition, and what perhaps does: nobody but the administration can say. */
  conditions: readonly {
    rule: Condition;
    fits: readonly string[];
    perhaps: readonly string[];
    source: string;
  }[];
  programmes: readonly {
    programme: Programme;
    goals: readonly Goal[];
    budget: Budget;
    share: number;
    /** What a budget may be, by the size of the firm: more than one where the programme itself gives two readings. */
    ranges: Record<Exclude<Size, 'large'>, readonly Range[]>;
    source: string;
  }[];
};

/**
 * A rule that decided: met, not met, or `met` but not `isSure`, where the firm has to ask before it counts on it. `range`
 * is what every reading of the programme allows; where a budget is outside of it, `instead` is the nearest one within, and
 * its grant.
 */
export type Reason = { source: string; met: boolean; isSure: boolean } & (
  | { rule: Condition }
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

export type Finding = {
  answer: Programme | 'both' | 'neither';
  /** The one that fits where both were asked for. */
  only: Programme | undefined;
  /** What has to be asked about first, if anything: the first rule that decided and is not sure. */
  doubt: Reason['rule'] | undefined;
  size: Size;
  reasons: Reason[];
  /** One for each programme of the answer, in the order in which they follow each other. */
  estimates: Estimate[];
  /** In the order of time: each programme is refunded before the next begins. */
  payments: Payment[];
  totals: Totals;
};

/** The larger of two classes: the EU's definition asks for both limits. */
function sizeOf({ staff, money }: Pick<Answers, 'staff' | 'money'>): Size {
  const order = choices.staff;
  return order.indexOf(staff) > order.indexOf(money) ? staff : money;
}

/** A promise is rounded down, a cost up. Shares are whole, so that nothing is lost before it. */
const grantOf = (budget: number, percent: number) => Math.floor((budget * percent) / 100);
const vatOf = (budget: number, percent: number) => Math.ceil((budget * percent) / 100);

const holds = ([lowest, highest]: Range, budget: number) => budget >= lowest && budget <= highest;

type Judged = { reason: Reason; estimate?: Estimate };

function judge(rule: Rules['programmes'][number], size: Size, budget: number, vat: number): Judged[] {
  const { programme, share, source } = rule;
  const goal: Judged = { reason: { rule: 'goal', programme, met: true, isSure: true, source } };
  if (size === 'large') return [goal];
  const ranges = rule.ranges[size];
  const range: Range = [
    Math.max(...ranges.map(([lowest]) => lowest)),
    Math.min(...ranges.map(([, highest]) => highest)),
  ];
  const isSure = holds(range, budget);
  const met = ranges.some((reading) => holds(reading, budget));
  const nearest = budget < range[0] ? range[0] : range[1];
  const instead = { budget: nearest, grant: grantOf(nearest, share) };
  const reason: Reason = {
    rule: 'budget',
    programme,
    question: rule.budget,
    budget,
    range,
    source,
    met,
    // A budget that no reading allows is surely outside.
    isSure: isSure || !met,
    ...(!isSure && { instead }),
  };
  if (!met) return [goal, { reason }];
  const whole = Math.round(budget);
  const grant = grantOf(whole, share);
  const estimate = { programme, budget: whole, share, grant, own: whole - grant, vat: vatOf(whole, vat) };
  return [goal, { reason, estimate }];
}

/**
 * Which of the two programmes fits a firm, why, and what it would pay and get: a function of its arguments alone, that
 * knows no language. A budget that the goal asks for and that is missing counts as none.
 */
export function findProgramme(answers: Answers, rules: Rules): Finding {
  const size = sizeOf(answers);
  const conditions = rules.conditions.map(({ rule, fits, perhaps, source }) => {
    const given = rule === 'size' ? size : answers[rule];
    const isSure = !perhaps.includes(given);
    return { rule, met: !isSure || fits.includes(given), isSure, source };
  });
  const judged = rules.programmes
    .filter(({ goals }) => goals.includes(answers.goal))
    .flatMap((rule) => judge(rule, size, answers[rule.budget] ?? 0, rules.vat));
  const mayApply = conditions.every(({ met }) => met);
  const estimates = judged.flatMap(({ estimate }) => (estimate && mayApply ? [estimate] : []));
  const [first, second] = estimates;
  const reasons = [...conditions, ...judged.map(({ reason }) => reason)];
  const payments = paymentsOf(estimates);
  return {
    answer: second ? 'both' : (first?.programme ?? 'neither'),
    only: answers.goal === 'both' && !second ? first?.programme : undefined,
    doubt: reasons.find(({ isSure }) => !isSure)?.rule,
    size,
    reasons,
    estimates,
    payments,
    totals: totalsOf(estimates, payments),
  };
}
