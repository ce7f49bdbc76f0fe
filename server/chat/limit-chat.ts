import type { Failure } from '../json-answer.ts';
import type { Limits } from '../limits/limits.ts';
import type { Chat, PaidService } from './chat.ts';
import type { BuiltInReason } from './chat-events.ts';

/** Who may answer: the paid service, or only the built-in assistant; or the visitor is to come back later. */
export type Admission =
  | { ok: true; paid: PaidService }
  | { ok: true; paid: undefined; because: BuiltInReason }
  | Extract<Failure, { reason: 'limited' }>;

type Deps = { chat: Pick<Chat, 'paid'>; limits: Pick<Limits, 'consume'>; address: string };

/**
 * The second step: counts the visitor's request, then the day's. It fails closed: where one of the two cannot be
 * counted, nothing is asked that costs money.
 */
export async function limitChat({ chat, limits, address }: Deps): Promise<Admission> {
  const visitor = await limits.consume('chat', address);
  if (!visitor.ok) return visitor.reason === 'limited' ? visitor : builtIn('limits_unavailable');
  const { paid } = chat;
  if (!paid) return builtIn('no_service');
  if (!paid.breaker.admits()) return builtIn('resting');
  const day = await paid.budget.spend();
  if (day.ok) return { ok: true, paid };
  return builtIn(day.reason === 'limited' ? 'budget_spent' : 'limits_unavailable');
}

function builtIn(because: BuiltInReason): Admission {
  return { ok: true, paid: undefined, because };
}
