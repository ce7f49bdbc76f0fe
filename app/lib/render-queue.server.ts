import { setImmediate as nextRound } from 'node:timers/promises';
import { createOneAtATime } from '../../server/one-at-a-time.ts';
import { surroundingNetwork, visitorAddress } from '../../server/rate-limit/visitor-address.ts';

/** Returns undefined, without running `work`, if a limit is reached. `isPatient` work may exceed the queue's limit. */
type EnqueueRender = <T>(
  work: () => Promise<T>,
  address: string,
  isPatient: boolean,
) => Promise<T | undefined>;

/** Runs CPU-bound work one at a time, and lets the event loop run in between. */
export function createRenderQueue(longest: {
  queue: number;
  ofNetwork: number;
  ofVisitor: number;
}): EnqueueRender {
  const waiting: { visitor: string; network: string }[] = [];
  const oneAtATime = createOneAtATime();
  return async (work, address, isPatient) => {
    const visitor = visitorAddress(address);
    const network = surroundingNetwork(address) ?? visitor;
    const ofVisitor = waiting.filter((render) => render.visitor === visitor);
    const ofNetwork = waiting.filter((render) => render.network === network);
    if (!isPatient && waiting.length >= longest.queue) return;
    if (ofVisitor.length >= longest.ofVisitor || ofNetwork.length >= longest.ofNetwork) return;
    waiting.push({ visitor, network });
    return oneAtATime(async () => {
      await nextRound();
      // New connections are read in this second round, so that they count as waiting.
      await nextRound();
      waiting.shift();
      return work();
    });
  };
}
