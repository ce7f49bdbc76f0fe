import { setImmediate as nextRound } from 'node:timers/promises';

/** Undefined if the queue, or the client's share, is full. */
type EnqueueRender = <T>(
  work: () => Promise<T>,
  visitor: string,
  mayBeRefused: boolean,
) => Promise<T | undefined>;

/** Runs CPU-bound work one at a time, yielding to the event loop in between. */
export function createRenderQueue(longest: number, longestOfVisitor: number): EnqueueRender {
  const waiting: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return async (work, visitor, mayBeRefused) => {
    const own = waiting.filter((other) => other === visitor);
    if (mayBeRefused && (waiting.length >= longest || own.length >= longestOfVisitor)) return;
    waiting.push(visitor);
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
