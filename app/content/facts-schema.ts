import { z } from 'zod';
import type { Fact } from './facts.ts';

const factSchema: z.ZodType<Fact> = z.strictObject({
  kind: z.enum(['number', 'percent', 'gain', 'euros']),
  value: z.union([z.number(), z.tuple([z.number(), z.number()])]),
});

/** The shape of `content/facts.json`: every figure of the site, once, by the name that words use for it. */
export const factsSchema = z.strictObject({ note: z.string(), facts: z.record(z.string(), factSchema) });
