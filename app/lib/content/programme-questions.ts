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
export type Size = (typeof choices.staff)[number];
/** In the order in which they follow each other. */
export const programmeNames = ['fit4ai', 'smePackages'] as const;
export type Programme = (typeof programmeNames)[number];

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
