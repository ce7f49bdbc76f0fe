import { expect, test } from 'vitest';
import { createTurns } from './turns.server.ts';

test('[RT-8] renders come one after the other; beyond the queue they are refused, but for those that must not be', async () => {
  const takeTurn = createTurns(2);
  const doors = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const work = (number: number) => async () => {
    begun.push(number);
    await doors[number]?.promise;
    return number;
  };
  const first = takeTurn(work(0), true);
  await expect.poll(() => begun).toEqual([0]);
  const waiting = [takeTurn(work(1), true), takeTurn(work(2), true)];
  expect(await takeTurn(work(9), true)).toBeUndefined();
  const thanks = takeTurn(work(3), false);
  for (const door of doors) door.resolve();
  expect(await Promise.all([first, ...waiting, thanks])).toEqual([0, 1, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('[RT-8] a render that fails does not hold up the next one', async () => {
  const takeTurn = createTurns(1);
  const failing = takeTurn(() => Promise.reject(new Error('no page')), true);
  await expect(failing).rejects.toThrow('no page');
  expect(await takeTurn(async () => 'a page', true)).toBe('a page');
});
