export type OneAtATime = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks one after another, also after one that failed. */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
