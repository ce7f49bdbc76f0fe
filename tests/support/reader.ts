import type { Visit } from '../../server/visit.ts';
import { noChat } from './no-chat.ts';

/** What doors may use while somebody only reads: whoever reads sends nothing, and no tool is on. */
export const reader: Omit<Visit, 'address'> = {
  outbox: { accept: async () => ({ ok: false, reason: 'unavailable' }), find: async () => undefined },
  consents: { record: async () => ({ ok: false, reason: 'unavailable' }) },
  limits: { consume: async () => ({ ok: true }) },
  chat: noChat,
  tools: { googleAnalytics: null, clarity: null },
};
