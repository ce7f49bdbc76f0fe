import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Writes nothing down and remembers what came together; each batch ends when the test says so. */
function openBatches(limit = 100) {
  const batches: string[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const put = inBatches(async (items: string[]) => {
    batches.push(items);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    return items.map((item) => item.toUpperCase());
  }, limit);
  return { put, batches, ends };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes while a batch is being written is the next batch, in order and never more than the limit', async () => {
  const { put, batches, ends } = openBatches(2);
  const first = put('a');
  await nextTurn();
  const later = Promise.all(['b', 'c', 'd'].map(put));
  await nextTurn();
  expect(batches).toEqual([['a']]);
  ends[0]?.resolve();
  expect(await first).toBe('A');
  await nextTurn();
  ends[1]?.resolve();
  await nextTurn();
  ends[2]?.resolve();
  expect(await later).toEqual(['B', 'C', 'D']);
  expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('a batch that cannot be written is said to each of its items, and the next one is written all the same', async () => {
  const { put, ends } = openBatches();
  const failing = Promise.allSettled([put('a'), put('b')]);
  await nextTurn();
  const later = put('c');
  ends[0]?.reject(new Error('no room'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await nextTurn();
  ends[1]?.resolve();
  expect(await later).toBe('C');
});

test('an item without a result is a fault and not a silence', async () => {
  const put = inBatches(async (items: string[]) => items.slice(1), 100);
  await expect(put('a')).rejects.toThrow('without a result');
});
