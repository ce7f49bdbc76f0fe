import { setImmediate as nextRound } from 'node:timers/promises';
import { surroundingNetwork, visitorAddress } from '../../server/rate-limit/visitor-address.ts';

/** Undefined if the client's share is full, or the queue, which `isPatient` work may exceed. */
type EnqueueRender = <T>(
  work: () => Promise<T>,
  address: string,
  isPatient: boolean,
) => Promise<T | undefined>;

/** Runs CPU-bound work one at a time, yielding to the event loop in between. */
export function createRenderQueue(longest: {
  queue: number;
  ofNetwork: number;
  ofVisitor: number;
}): EnqueueRender {
  const waiting: { visitor: string; network: string }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return async (work, address, isPatient) => {
    const visitor = visitorAddress(address);
    const network = surroundingNetwork(address) ?? visitor;
    const own = waiting.filter((other) => other.visitor === visitor);
    const near = waiting.filter((other) => other.network === network);
    if (!isPatient && waiting.length >= longest.queue) return;
    if (own.length >= longest.ofVisitor || near.length >= longest.ofNetwork) return;
    waiting.push({ visitor, network });
    const turn = last
      .then(() => nextRound())
      // Once more: new connections are read a round later, and count as waiting too.
      .then(() => nextRound())
      .then(() => {
        waiting.shift();
        return work();
      });
    last = turn.catch(() => undefined); // its own caller hears of it
    return turn;
  };
}
