/** Every question with its possible answers, by the names that an address gives them: `/programmes?permit=yes&…`. */
export const choices = {
  permit: ['yes', 'other', 'no'],
  place: ['inside', 'activity', 'office'],
  linked: ['no', 'yes'],
  staff: ['micro', 'small', 'medium', 'large'],
  money: ['micro', 'small', 'medium', 'large'],
  difficulty: ['no', 'yes'],
  begun: ['no', 'yes'],
  goal: ['explore', 'implement', 'both'],
} as const;

export type Choice = keyof typeof choices;
export type Goal = (typeof choices.goal)[number];
type Size = (typeof choices.staff)[number];
export type Programme = 'fit4ai' | 'smePackages';

/** The budgets, in euros excl. VAT: of a diagnosis, and of a project that carries something out. */
export const budgets = ['diagnosis', 'project'] as const;
export type Budget = (typeof budgets)[number];

/** The budgets that a goal asks for. */
export const budgetsOf: Record<Goal, readonly Budget[]> = {
  explore: ['diagnosis'],
  implement: ['project'],
  both: budgets,
};

/**
 * What a firm says of itself. `place` names what lies outside Luxembourg, if anything does. `staff` and `money` are the
 * first class whose limit the firm keeps, by people, and by turnover or balance sheet; with `linked` the figures of other
 * companies are in them.
 */
export type Answers = { [Name in Choice]: (typeof choices)[Name][number] } & { [Name in Budget]?: number };

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

/**
 * What a programme would pay of a budget, in whole euros: a grant is rounded down, VAT up. The firm pays `budget + vat`
 * first; `own + vat` stays with it.
 */
type Estimate = {
  programme: Programme;
  budget: number;
  share: number;
  grant: number;
  own: number;
  vat: number;
};

/** A payment, and what is out of the firm's pocket after it; a refund is negative. */
export type Payment = {
  programme: Programme;
  kind: 'invoice' | 'vat' | 'refund';
  amount: number;
  out: number;
};

/** In whole euros: all but `vat` and `peak` without VAT; `peak` is the most that is out at one time. */
export type Totals = { [Part in 'budget' | 'grant' | 'own' | 'vat' | 'peak']: number };

export type Finding = {
  answer: Programme | 'both' | 'neither';
  /** Whether both programmes were asked for and one fits. */
  isPartial: boolean;
  /** Whether no rule that decided has to be asked about first. */
  isSure: boolean;
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

function paymentsOf(estimates: readonly Estimate[]): Payment[] {
  let out = 0;
  return estimates.flatMap(({ programme, budget, vat, grant }) =>
    ([['invoice', budget] as const, ['vat', vat] as const, ['refund', -grant] as const] as const).map(
      ([kind, amount]) => {
        out += amount;
        return { programme, kind, amount, out };
      },
    ),
  );
}

function totalsOf(estimates: readonly Estimate[], payments: readonly Payment[]): Totals {
  const total = (part: 'budget' | 'grant' | 'own' | 'vat') =>
    estimates.reduce((sum, estimate) => sum + estimate[part], 0);
  const [budget, grant, own, vat] = [total('budget'), total('grant'), total('own'), total('vat')];
  return { budget, grant, own, vat, peak: Math.max(0, ...payments.map(({ out }) => out)) };
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
    isPartial: answers.goal === 'both' && estimates.length === 1,
    isSure: reasons.every(({ isSure }) => isSure),
    size,
    reasons,
    estimates,
    payments,
    totals: totalsOf(estimates, payments),
  };
}
