import { z } from 'zod';
import type { Facts } from '../content/facts.ts';
import { month } from '../content/facts-schema.ts';
import { figureOf, rangeOf } from '../content/read-facts.ts';
import { budgets, choices, conditionNames, programmeNames } from './questions.ts';

const origin = { source: z.string(), date: month };
const fact = z.string().min(1);
const ranges = z.array(fact).min(1);

export const programmeRulesSchema = z.strictObject({
  note: z.string(),
  sources: z.record(z.string(), z.url()),
  vat: z.strictObject({ rate: fact, ...origin }),
  conditions: z
    .array(
      z.strictObject({
        rule: z.enum(conditionNames),
        fits: z.array(z.string()).min(1),
        perhaps: z.array(z.string()).default([]),
        ...origin,
      }),
    )
    .min(1),
  programmes: z
    .array(
      z.strictObject({
        programme: z.enum(programmeNames),
        goals: z.array(z.enum(choices.goal)).min(1),
        budget: z.enum(budgets),
        share: fact,
        ranges: z.strictObject({ micro: ranges, small: ranges, medium: ranges }),
        ...origin,
      }),
    )
    .length(2),
});

/** Shares and rates are in percent, amounts in euros. @throws Error if a figure or source is missing */
export function readRules(file: unknown, facts: Facts) {
  const { sources, vat, conditions, programmes } = programmeRulesSchema.parse(file);
  for (const { source } of [vat, ...conditions, ...programmes])
    if (!(source in sources) && !programmeNames.some((name) => name === source))
      throw new Error(`content/programme-rules.json has no source ${source}`);
  const rangesOf = (names: readonly string[]) => names.map((name) => rangeOf(facts, name));
  return {
    vat: figureOf(facts, vat.rate),
    conditions: conditions.map(({ rule, fits, perhaps }) => ({ rule, fits, perhaps })),
    programmes: programmes.map(({ programme, goals, budget, share, ranges: named }) => ({
      programme,
      goals,
      budget,
      share: figureOf(facts, share),
      ranges: {
        micro: rangesOf(named.micro),
        small: rangesOf(named.small),
        medium: rangesOf(named.medium),
      },
    })),
  };
}

export type Rules = ReturnType<typeof readRules>;
