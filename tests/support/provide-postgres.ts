import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../harness/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases. */
    postgresUrl: string;
  }
}

/** Once per run of Vitest: the PostgreSQL of TEST_DATABASE_URL, or one of our own that goes with the run. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.remove;
}
