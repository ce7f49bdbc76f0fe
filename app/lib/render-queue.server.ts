import { setImmediate as nextRound } from 'node:timers/promises';
import { createOneAtATime } from '../../server/one-at-a-time.ts';
import { surroundingNetwork, visitorAddress } from '../../server/rate-limit/visitor-address.ts';

/** Undefined, and `work` does not run, if a limit is reached. `isPatient` work may exceed the queue's. */
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
      // A second round, in which new connections are read: they count as waiting too.
      await nextRound();
      waiting.shift();
      return work();
    });
  };
}
