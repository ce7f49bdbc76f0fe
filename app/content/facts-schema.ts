import { z } from 'zod';
import type { Fact } from './facts.ts';

const factSchema: z.ZodType<Fact> = z.strictObject({
  kind: z.enum(['number', 'percent', 'gain', 'euros']),
  value: z.union([z.number(), z.tuple([z.number(), z.number()])]),
});

/** What is left of the first when the second, in percent, is saved. */
const left = (all: number, saved: number) => (all * (100 - saved)) / 100;

/** What the figures themselves say of others: by the name of a figure, how it follows from those that it is named with. */
const sums: Record<string, { from: string[]; sum: (one: number, other: number) => number }> = {
  fit4aiExampleState: {
    from: ['fit4aiExample', 'fit4aiSubsidy'],
    sum: (all, share) => (all * share) / 100,
  },
  fit4aiExampleYou: { from: ['fit4aiExample', 'fit4aiExampleState'], sum: (all, state) => all - state },
  smeExampleState: { from: ['smeExample', 'smeSupport'], sum: (all, share) => (all * share) / 100 },
  smeExampleYou: { from: ['smeExample', 'smeExampleState'], sum: (all, state) => all - state },
  barsWeeksAfter: { from: ['barsWeeksBefore', 'timeToMarket'], sum: left },
  barsHoursAfter: { from: ['barsHoursBefore', 'resourceAllocation'], sum: left },
  roiReturned: { from: ['roi'], sum: (gain) => 100 + gain },
  beforeAfterTimes: { from: ['beforeAfter'], sum: (gain) => (100 + gain) / 100 },
};

/** The shape of `content/facts.json`: every figure of the site, once, by the name that words use for it. */
export const factsSchema = z
  .strictObject({ note: z.string(), facts: z.record(z.string(), factSchema) })
  .superRefine(({ facts }, context) => {
    const numberOf = (name: string) => Number(facts[name]?.value);
    for (const [name, { from, sum }] of Object.entries(sums)) {
      const [one = Number.NaN, other = Number.NaN] = from.map(numberOf);
      const due = sum(one, other);
      if (name in facts && Math.abs(numberOf(name) - due) > 1e-9)
        context.addIssue({
          code: 'custom',
          path: ['facts', name, 'value'],
          message: `follows from ${from.join(' and ')}: write ${due}`,
        });
    }
  });
