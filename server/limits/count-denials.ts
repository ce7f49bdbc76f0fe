import type { LimitName } from './limit-rules.ts';
import type { Limits } from './limits.ts';

type OnDenied = (limit: LimitName, reason: 'limited' | 'unavailable') => void;

/** The same limits; `onDenied` hears of every use that they do not let pass. */
export function countDenials<Some extends Pick<Limits, 'consume'>>(limits: Some, onDenied: OnDenied): Some {
  return {
    ...limits,
    consume: async (name, address) => {
      const consumed = await limits.consume(name, address);
      if (!consumed.ok) onDenied(name, consumed.reason);
      return consumed;
    },
  };
}
