export type OneAtATime = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks one after another. A failed task does not stop the next. */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
