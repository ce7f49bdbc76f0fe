export type OneAtATime = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks in the order of their calls, each after the one before has succeeded or failed. */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
