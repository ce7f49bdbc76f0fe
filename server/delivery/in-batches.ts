type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (fault: unknown) => void;
};

/**
 * Makes one writing of many that come at the same time: what arrives while a batch is being written waits for the next
 * one. Databases call it group commit: a disk that is asked once for sixteen letters is asked as long as for one.
 * @param write gives a result for each item, in their order; where it throws, each item of the batch fails with that
 * @param limit items of one batch
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
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
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
      // After this turn of the event loop: requests that were read in it are in the queue by then.
      setImmediate(drain);
    });
}
