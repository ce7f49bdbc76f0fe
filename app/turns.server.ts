import { setImmediate as nextRound } from 'node:timers/promises';

/** `undefined` where the queue is full and the work may be refused. */
type TakeTurn = <T>(work: () => Promise<T>, mayBeRefused: boolean) => Promise<T | undefined>;

/**
 * One at a time: for work that keeps the processor to itself. Between two of them the event loop goes round, so that
 * whatever is quick (files, forms, letters) never waits for more than one.
 * @param longest how many may wait; work that must not be refused waits behind them all the same
 */
export function createTurns(longest: number): TakeTurn {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work, mayBeRefused) => {
    if (mayBeRefused && waiting >= longest) return;
    waiting += 1;
    const turn = last
      .then(() => nextRound())
      .then(() => {
        waiting -= 1;
        return work();
      });
    last = turn.catch(() => undefined); // its own caller hears of it
    return turn;
  };
}
