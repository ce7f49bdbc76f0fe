/** Every question with its possible answers, by the names that an address gives them: `/programmes?permit=yes&…`. */
export const choices = {
  permit: ['yes', 'no'],
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

/** The budgets, in whole euros excl. VAT: of a diagnosis, and of a project that carries something out. */
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
  conditions: readonly { rule: Condition; fits: readonly string[]; source: string }[];
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

/** A rule that decided. Where a budget fits no range, `instead` is the nearest one that does, and its grant. */
export type Reason = { source: string; met: boolean } & (
  | { rule: Condition }
  | { rule: 'goal'; programme: Programme }
  | {
      rule: 'budget';
      programme: Programme;
      budget: number;
      range: Range;
      instead?: { budget: number; grant: number };
    }
);

/** What a programme would pay of a budget, in whole euros. The firm pays `budget + vat` first; `own + vat` stays with it. */
export type Estimate = {
  programme: Programme;
  budget: number;
  share: number;
  grant: number;
  own: number;
  vat: number;
  /** Whether each reading of the programme's range has the budget in it; one of them does. */
  readings: readonly boolean[];
};

/** A payment, and what is out of the firm's pocket after it; a refund is negative. */
export type Payment = {
  programme: Programme;
  kind: 'invoice' | 'vat' | 'refund';
  amount: number;
  out: number;
};

export type Finding = {
  answer: Programme | 'both' | 'neither';
  size: Size;
  reasons: Reason[];
  /** One for each programme of the answer, in the order in which they follow each other. */
  estimates: Estimate[];
  /** In the order of time: each programme is refunded before the next begins. */
  payments: Payment[];
};

/** The larger of two classes: the EU's definition asks for both limits. */
function sizeOf({ staff, money }: Pick<Answers, 'staff' | 'money'>): Size {
  const order = choices.staff;
  return order.indexOf(staff) > order.indexOf(money) ? staff : money;
}

/** A promise is rounded down. Shares are whole, so that nothing is lost before it. */
const partOf = (budget: number, percent: number) => Math.floor((budget * percent) / 100);

const holds = ([lowest, highest]: Range, budget: number) => budget >= lowest && budget <= highest;

type Judged = { reason: Reason; estimate?: Estimate };

function judge(rule: Rules['programmes'][number], size: Size, budget: number, vat: number): Judged[] {
  const { programme, share, source } = rule;
  const goal: Judged = { reason: { rule: 'goal', programme, met: true, source } };
  if (size === 'large') return [goal];
  const ranges = rule.ranges[size];
  const range: Range = [
    Math.min(...ranges.map(([lowest]) => lowest)),
    Math.max(...ranges.map(([, highest]) => highest)),
  ];
  const readings = ranges.map((reading) => holds(reading, budget));
  const grant = partOf(budget, share);
  const reason = { rule: 'budget', programme, budget, range, source } as const;
  if (readings.includes(true)) {
    const own = budget - grant;
    const estimate = { programme, budget, share, grant, own, vat: partOf(budget, vat), readings };
    return [goal, { reason: { ...reason, met: true }, estimate }];
  }
  const nearest = budget < range[0] ? range[0] : range[1];
  const instead = { budget: nearest, grant: partOf(nearest, share) };
  return [goal, { reason: { ...reason, met: false, instead } }];
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

/**
 * Which of the two programmes fits a firm, why, and what it would pay and get: a function of its arguments alone, that
 * knows no language. A budget that the goal asks for and that is missing counts as none.
 */
export function findProgramme(answers: Answers, rules: Rules): Finding {
  const size = sizeOf(answers);
  const conditions = rules.conditions.map(({ rule, fits, source }) => ({
    rule,
    met: fits.includes(rule === 'size' ? size : answers[rule]),
    source,
  }));
  const judged = rules.programmes
    .filter(({ goals }) => goals.includes(answers.goal))
    .flatMap((rule) => judge(rule, size, answers[rule.budget] ?? 0, rules.vat));
  const mayApply = conditions.every(({ met }) => met);
  const estimates = judged.flatMap(({ estimate }) => (estimate && mayApply ? [estimate] : []));
  const [first, second] = estimates;
  return {
    answer: second ? 'both' : (first?.programme ?? 'neither'),
    size,
    reasons: [...conditions, ...judged.map(({ reason }) => reason)],
    estimates,
    payments: paymentsOf(estimates),
  };
}
