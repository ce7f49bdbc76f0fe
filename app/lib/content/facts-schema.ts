import { z } from 'zod';
import type { Fact } from './facts.ts';

const factSchema: z.ZodType<Fact> = z.strictObject({
  kind: z.enum(['number', 'percent', 'gain', 'euros']),
  value: z.union([z.number(), z.tuple([z.number(), z.number()])]),
});

const part = (all: number, percent: number) => (all * percent) / 100;
const rest = (all: number, percent: number) => all - part(all, percent);

const sums: Record<string, { from: string[]; sum: (one: number, other: number) => number }> = {
  fit4aiExampleState: { from: ['fit4aiExample', 'fit4aiSubsidy'], sum: part },
  fit4aiExampleYou: { from: ['fit4aiExample', 'fit4aiExampleState'], sum: (all, state) => all - state },
  smeExampleState: { from: ['smeExample', 'smeSupport'], sum: part },
  smeExampleYou: { from: ['smeExample', 'smeExampleState'], sum: (all, state) => all - state },
  serviceRateAfter: {
    from: ['serviceRateBefore', 'serviceEfficiency'],
    sum: (rate, gain) => (rate * (100 + gain)) / 100,
  },
  barsWeeksAfter: { from: ['barsWeeksBefore', 'timeToMarket'], sum: rest },
  barsHoursAfter: { from: ['barsHoursBefore', 'resourceAllocation'], sum: rest },
  roiReturned: { from: ['roi'], sum: (gain) => 100 + gain },
  beforeAfterTimes: { from: ['beforeAfter'], sum: (gain) => (100 + gain) / 100 },
};

/** `content/facts.json`: every figure of the site, by its placeholder name. */
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
