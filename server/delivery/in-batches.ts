type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Group commit: items that arrive during a write form the next batch, so that many share one fsync.
 * @param write returns a result per item, in order; if it throws, all items of the batch fail
 */
export function inBatches<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  limit: number,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('a batch was written without a result for each item'));
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) await settle(queue.splice(0, limit));
    isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      // After this turn of the event loop, so that requests read in it join the batch.
      setImmediate(drain);
    });
}
