import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { registry } from '../app/submissions.ts';
import { type Config, readConfig } from '../server/config.ts';
import { openStore, storeExists } from '../server/db/open-store.ts';
import { postgresOutageCode } from '../server/db/postgres-store.ts';
import { emptyWriteAheadLog, sqliteFile } from '../server/db/sqlite-store.ts';
import type { Store } from '../server/db/store.ts';
import { createLog } from '../server/observability/log.ts';

/** Exit code 0: done, 1: not found or not possible, 2: wrong use. */
export type Answer = { code: 0; out: string } | { code: 1 | 2; err: string };

/** The server's environment variables. */
export type Environment = Record<string, string | undefined>;

/** Work on an open store, or on the settings alone. */
export type Job =
  | { onStore: (store: Store, config: Config) => Promise<Answer>; deletes?: true }
  | { onConfig: (config: Config) => Promise<Answer> };

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: Options }>
>['values'];

export const done = (out: string): Answer => ({ code: 0, out });
export const wrong = (command: string, err: string): Answer => ({
  code: 2,
  err: `${err}\nSee: npm run ${command} -- --help`,
});

/**
 * The frame of an operator's command.
 * @param plan the work that arguments ask for, or in a sentence why they are wrong
 */
export function operatorCommand<const Options extends ParseArgsOptionsConfig>(
  name: string,
  help: string,
  options: Options,
  plan: (words: string[], values: Values<Options>) => Job | string,
) {
  return async (args: string[], env: Environment): Promise<Answer> => {
    if (args.some((arg) => arg === '--help' || arg === '-h') || args[0] === 'help') return done(help);
    try {
      const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
      const job = plan(positionals, values);
      if (typeof job === 'string') return wrong(name, job);
      return await onConfig(env, (config) =>
        'onStore' in job ? onStore(config, job) : job.onConfig(config),
      );
    } catch (error) {
      // Thrown by parseArgs, for an unknown option.
      if (error instanceof TypeError && 'code' in error) return wrong(name, error.message);
      throw error;
    }
  };
}

async function onConfig(env: Environment, job: (config: Config) => Promise<Answer>): Promise<Answer> {
  const read = readConfig(env);
  if (!read.ok) return { code: 1, err: read.errors.join('\n') };
  try {
    return await job(read.config);
  } catch (error) {
    const code = postgresOutageCode(error);
    if (code === undefined) throw error;
    return { code: 1, err: `the database cannot be used (${code})` };
  }
}

/** Opens the store for a job, and closes it. */
export async function onStore(config: Config, job: Extract<Job, { onStore: unknown }>): Promise<Answer> {
  const { databaseUrl, dataDir } = config;
  // An empty list from a misspelt folder would look like success.
  if (!(await storeExists(config))) {
    const where = databaseUrl === undefined ? `${sqliteFile(dataDir)} (DATA_DIR)` : 'DATABASE_URL';
    return { code: 1, err: `there is no store at ${where}` };
  }
  const store = await openStore(config, {
    log: createLog('silent'),
    timeoutMs: 0,
    migrations: registry.migrations,
  });
  try {
    const answer = await job.onStore(store, config);
    if (job.deletes && databaseUrl === undefined) await emptyWriteAheadLog(store);
    return answer;
  } finally {
    await store.close();
  }
}

/** Prints the answer and sets the exit code. */
export function say(answer: Answer): void {
  if (answer.code === 0) process.stdout.write(answer.out);
  else process.stderr.write(`${answer.err}\n`);
  // process.exit could truncate a long export in a pipe.
  process.exitCode = answer.code;
}
