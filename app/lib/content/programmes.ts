import { z } from 'zod';
import type { Facts } from './facts.ts';
import type { Rules } from './find-programme.ts';
import { figureOf, rangeOf } from './read-facts.ts';

const fact = z.string().min(1);
const origin = { source: z.string(), date: z.string().regex(/^\d{4}-\d{2}$/) };
const size = z.enum(['micro', 'small', 'medium']);
const ranges = z.array(fact).min(1);
const programmeNames = ['fit4ai', 'smePackages'] as const;

export const programmesSchema = z.strictObject({
  note: z.string(),
  asOf: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .meta({ description: 'The month in which the figures were last compared with their sources' }),
  sources: z.record(z.string(), z.url()),
  vat: z.strictObject({ rate: fact, ...origin }),
  sizes: z.array(z.strictObject({ size, figures: z.array(fact).min(2), ...origin })).length(3),
  conditions: z
    .array(
      z.strictObject({
        rule: z.enum(['permit', 'place', 'size', 'difficulty', 'begun']),
        fits: z.array(z.string()).min(1),
        /** Answers that only the administration can confirm. */
        perhaps: z.array(z.string()).default([]),
        figures: z.array(fact).default([]),
        ...origin,
      }),
    )
    .min(1),
  programmes: z
    .array(
      z.strictObject({
        programme: z.enum(programmeNames),
        goals: z.array(z.enum(['explore', 'implement', 'both'])).min(1),
        budget: z.enum(['diagnosis', 'project']),
        share: fact,
        ranges: z.strictObject({ micro: ranges, small: ranges, medium: ranges }),
        ...origin,
      }),
    )
    .length(2),
});

export type ProgrammeRules = { rules: Rules; asOf: Date };

/** @throws Error if the shape is wrong, or a figure or source is missing */
export function readProgrammes(file: unknown, facts: Facts): ProgrammeRules {
  const { asOf, sources, vat, sizes, conditions, programmes } = programmesSchema.parse(file);
  for (const { source } of [vat, ...sizes, ...conditions, ...programmes])
    if (!(source in sources) && !programmeNames.some((name) => name === source))
      throw new Error(`content/programmes.json has no source ${source}`);
  for (const name of [...sizes, ...conditions].flatMap(({ figures }) => figures)) figureOf(facts, name);
  const rangesOf = (names: readonly string[]) => names.map((name) => rangeOf(facts, name));
  return {
    asOf: new Date(`${asOf}-01`),
    rules: {
      vat: figureOf(facts, vat.rate),
      conditions: conditions.map(({ rule, fits, perhaps, source }) => ({ rule, fits, perhaps, source })),
      programmes: programmes.map(({ programme, goals, budget, share, ranges: named, source }) => ({
        programme,
        goals,
        budget,
        share: figureOf(facts, share),
        ranges: {
          micro: rangesOf(named.micro),
          small: rangesOf(named.small),
          medium: rangesOf(named.medium),
        },
        source,
      })),
    },
  };
}
