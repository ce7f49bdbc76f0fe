import type { Job, JobServices } from './server-module.ts';

export function startJobs(jobs: readonly Job[], services: JobServices) {
  const { clock, log } = services;
  let isStopping = false;
  const running = new Map<Job, Promise<void>>();

  // The next run is scheduled after each run, so that runs never pile up.
  function begin(job: Job): void {
    if (isStopping) return;
    const run = job
      .run(services)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job.failed'))
      .then(() => void clock.after(job.everyMs, () => begin(job)));
    running.set(job, run);
  }
  for (const job of jobs) begin(job);

  const whenSettled = async () => void (await Promise.all(running.values()));
  return {
    whenSettled,
    stop: async (graceMs: number): Promise<void> => {
      isStopping = true;
      const { promise: graceOver, resolve } = Promise.withResolvers<void>();
      const cancel = clock.after(graceMs, resolve);
      await Promise.race([whenSettled(), graceOver]);
      cancel();
    },
  };
}
