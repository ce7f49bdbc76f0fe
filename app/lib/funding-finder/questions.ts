/** The keys are names in the query: `/programmes?permit=yes&…`. */
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
export type Size = (typeof choices.staff)[number];
export const programmeNames = ['fit4ai', 'smePackages'] as const;
export type Programme = (typeof programmeNames)[number];

export const conditionNames = ['permit', 'place', 'size', 'difficulty', 'begun'] as const;

/** Amounts in euros excl. VAT. */
export const budgets = ['diagnosis', 'project'] as const;
export type Budget = (typeof budgets)[number];

export const budgetsOf: Record<Goal, readonly Budget[]> = {
  explore: ['diagnosis'],
  implement: ['project'],
  both: budgets,
};

/**
 * `staff` and `money` (turnover or balance sheet) name the smallest class that fits, linked companies included. `place` is
 * where a part is outside Luxembourg.
 */
export type Answers = { [Name in Choice]: (typeof choices)[Name][number] } & { [Name in Budget]?: number };
