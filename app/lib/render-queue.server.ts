import { setImmediate as nextRound } from 'node:timers/promises';
import { surroundingNetwork, visitorAddress } from '../../server/rate-limit/visitor-address.ts';

/** Undefined if the queue, or the client's share, is full. */
type EnqueueRender = <T>(
  work: () => Promise<T>,
  address: string,
  mayBeRefused: { byLength: boolean; byShare: boolean },
) => Promise<T | undefined>;

/** Runs CPU-bound work one at a time, yielding to the event loop in between. */
export function createRenderQueue(longest: {
  queue: number;
  ofNetwork: number;
  ofVisitor: number;
}): EnqueueRender {
  const waiting: { visitor: string; network: string }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return async (work, address, { byLength, byShare }) => {
    const visitor = visitorAddress(address);
    const network = surroundingNetwork(address) ?? visitor;
    const own = waiting.filter((other) => other.visitor === visitor);
    const near = waiting.filter((other) => other.network === network);
    if (byLength && waiting.length >= longest.queue) return;
    if (byShare && (own.length >= longest.ofVisitor || near.length >= longest.ofNetwork)) return;
    waiting.push({ visitor, network });
    const turn = last
      .then(() => nextRound())
      .then(() => {
        waiting.shift();
        return work();
      });
    last = turn.catch(() => undefined); // its own caller hears of it
    return turn;
  };
}
