import { z } from 'zod';
import { steering } from './steered-server.ts';

/** How the fake chat service is to answer from now on. */
export const orderShape = steering.extend({
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
});

export type ChatOrder = z.output<typeof orderShape>;
