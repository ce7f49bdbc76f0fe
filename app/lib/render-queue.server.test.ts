import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.server.ts';

test('[RT-8] renders come one after the other; beyond the queue they are refused, but for those that must not be', async () => {
  const enqueueRender = createRenderQueue(2, 2);
  const endpoints = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const work = (number: number) => async () => {
    begun.push(number);
    await endpoints[number]?.promise;
    return number;
  };
  const first = enqueueRender(work(0), 'a', true);
  await expect.poll(() => begun).toEqual([0]);
  const waiting = [enqueueRender(work(1), 'a', true), enqueueRender(work(2), 'b', true)];
  expect(await enqueueRender(work(9), 'c', true)).toBeUndefined();
  const thanks = enqueueRender(work(3), 'c', false);
  for (const endpoint of endpoints) endpoint.resolve();
  expect(await Promise.all([first, ...waiting, thanks])).toEqual([0, 1, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('[RT-8] a render that fails does not hold up the next one', async () => {
  const enqueueRender = createRenderQueue(1, 1);
  const failing = enqueueRender(() => Promise.reject(new Error('no page')), 'a', true);
  await expect(failing).rejects.toThrow('no page');
  expect(await enqueueRender(async () => 'a page', 'a', true)).toBe('a page');
});

test('[RT-8] a visitor who has his part of the queue is refused more of it until a turn of his begins; others are not', async () => {
  const enqueueRender = createRenderQueue(32, 2);
  const endpoint = Promise.withResolvers<void>();
  const first = enqueueRender(() => endpoint.promise, 'a', true);
  const own = [enqueueRender(async () => 1, 'a', true), enqueueRender(async () => 2, 'b', true)];
  expect(await enqueueRender(async () => 3, 'a', true)).toBeUndefined();
  endpoint.resolve();
  await Promise.all([first, ...own]);
  expect(await enqueueRender(async () => 4, 'a', true)).toBe(4);
});
