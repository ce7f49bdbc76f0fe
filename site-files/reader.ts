import { systemClock } from '../server/clock.ts';
import { createLog } from '../server/log.ts';
import type { Visit } from '../server/visit.ts';

/** What doors may use while somebody only reads: whoever reads sends nothing and asks nothing, and no tool is on. */
export const reader: Omit<Visit, 'address'> = {
  outbox: { accept: async () => ({ ok: false, reason: 'unavailable' }), find: async () => undefined },
  consents: { record: async () => ({ ok: false, reason: 'unavailable' }) },
  limits: { consume: async () => ({ ok: true }) },
  chat: { paid: undefined, builtIn: { answer: () => '' }, clock: systemClock, log: createLog('silent') },
  tools: { googleAnalytics: null, clarity: null },
};
