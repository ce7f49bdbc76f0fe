import { z } from 'zod';

/** How the fake chat service is to answer from now on. */
export const orderShape = z.object({
  mode: z.enum([
    'ok',
    'whole',
    'slow',
    'cut',
    'unauthorized',
    'busy',
    'error',
    'late-error',
    'empty',
    'invalid',
    'hang',
    'stall',
    'down',
    'broken',
    'redirect',
    'endless',
  ]),
  /** The text of the answer. */
  reply: z
    .string()
    .default(
      '**Moien!** This is the fake chat service. See [our services](/en/services), or [ask us](/en#contact).',
    ),
  /** Characters in a piece, and milliseconds between two of them; `slow` has at least 400. */
  piece: z.int().positive().default(12),
  pause: z.int().nonnegative().default(0),
  /** How many requests it is for; then `ok` again. Without: until told otherwise. */
  times: z.int().positive().optional(),
  /** Only requests whose body contains this text; the others are answered `ok`, with the default reply. */
  matching: z.string().default(''),
});

export type ChatOrder = z.output<typeof orderShape>;
