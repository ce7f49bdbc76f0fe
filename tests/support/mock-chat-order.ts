import { z } from 'zod';
import { steering } from './steered-server.ts';

export const orderShape = steering.extend({
  mode: z.enum([
    'ok',
    'whole',
    'slow',
    'cut',
    'unauthorized',
    'refused',
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
  reply: z
    .string()
    .default(
      '**Moien!** This is the fake chat service. See [our services](/en/services), or [ask us](/en#contact).',
    ),
  /** Characters per chunk and milliseconds between chunks; `slow` uses at least 400. */
  piece: z.int().positive().default(12),
  pause: z.int().nonnegative().default(0),
});

export type ChatOrder = z.output<typeof orderShape>;
