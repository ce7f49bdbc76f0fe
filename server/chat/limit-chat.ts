import type { Failure } from '../http/form-answer.ts';
import type { Limits } from '../rate-limit/rate-limits.ts';
import type { Chat, PaidService } from './chat.ts';
import type { BuiltInReason } from './chat-events.ts';

/** `paid` or built-in only, or an error with a time to retry. */
export type Admission =
  | { ok: true; paid: PaidService }
  | { ok: true; paid: undefined; because: BuiltInReason }
  | Extract<Failure, { reason: 'limited' }>;

type Deps = { chat: Pick<Chat, 'paid'>; limits: Pick<Limits, 'consume' | 'networkName'>; address: string };

/** Counts the request for the visitor and the budget. Fails closed: no paid call without a count. */
export async function limitChat({ chat, limits, address }: Deps): Promise<Admission> {
  const visitor = await limits.consume('chat', address);
  if (!visitor.ok) return visitor.reason === 'limited' ? visitor : builtIn('limits_unavailable');
  const { paid } = chat;
  if (!paid) return builtIn('no_service');
  if (!paid.breaker.admits()) return builtIn('resting');
  const day = await paid.budget.spend(limits.networkName(address));
  if (day.ok) return { ok: true, paid };
  return builtIn(day.reason === 'limited' ? 'budget_spent' : 'limits_unavailable');
}

function builtIn(because: BuiltInReason): Admission {
  return { ok: true, paid: undefined, because };
}
