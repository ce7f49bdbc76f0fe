import { z } from 'zod';
import { deriveFacts } from './derive-facts.ts';
import type { Fact } from './facts.ts';

const range = z
  .tuple([z.number(), z.number()])
  .refine(([lowest, highest]) => lowest < highest, 'write the lower figure first');
const factSchema: z.ZodType<Fact> = z.strictObject({
  kind: z.enum(['number', 'percent', 'gain', 'euros']),
  value: z.union([z.number(), range], 'write it without quotation marks, as 70 or [3, 5]'),
});

export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month as 2026-11');
const lastCompared = month.describe('The month in which the figures were last compared with their sources');

export const factsSchema = z
  .strictObject({ note: z.string(), asOf: lastCompared, facts: z.record(z.string(), factSchema) })
  .transform(({ asOf, facts }, context) => {
    try {
      return { facts: { ...facts, ...deriveFacts(facts, asOf) } };
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
