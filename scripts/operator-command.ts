import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from '../server/config.ts';
import { openStore, storeExists } from '../server/db/open-store.ts';
import { postgresOutageCode } from '../server/db/postgres-store.ts';
import { sqliteFile } from '../server/db/sqlite-store.ts';
import type { Store } from '../server/db/store.ts';
import { createLog } from '../server/observability/log.ts';

/** Exit code 0: done, 1: not found or not possible, 2: wrong use. */
export type Answer = { code: 0; out: string } | { code: 1 | 2; err: string };

/** The server's environment variables. */
export type Environment = Record<string, string | undefined>;

export const done = (out: string): Answer => ({ code: 0, out });

/** Parses arguments, or describes the error. */
export function readArgs<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    if (error instanceof TypeError) return { error: error.message }; // thrown by parseArgs for unknown options
    throw error;
  }
}

export async function onConfig(
  env: Environment,
  command: (config: Config) => Promise<Answer>,
): Promise<Answer> {
  const read = readConfig(env);
  if (!read.ok) return { code: 1, err: read.errors.join('\n') };
  try {
    return await command(read.config);
  } catch (error) {
    const code = postgresOutageCode(error);
    if (code === undefined) throw error;
    return { code: 1, err: `the database cannot be used (${code})` };
  }
}

/** Opens the store for the command, and closes it after. */
export function onStore(
  env: Environment,
  command: (store: Store, config: Config) => Promise<Answer>,
): Promise<Answer> {
  return onConfig(env, async (config) => {
    // An empty list from a misspelt folder would look like success.
    if (!(await storeExists(config))) {
      const { databaseUrl, dataDir } = config;
      const where = databaseUrl === undefined ? `${sqliteFile(dataDir)} (DATA_DIR)` : 'DATABASE_URL';
      return { code: 1, err: `there is no store at ${where}` };
    }
    const store = await openStore(config, { log: createLog('silent'), timeoutMs: 0 });
    try {
      return await command(store, config);
    } finally {
      await store.close();
    }
  });
}

/** Prints the answer and sets the exit code. */
export function say(answer: Answer): void {
  if (answer.code === 0) process.stdout.write(answer.out);
  else process.stderr.write(`${answer.err}\n`);
  // process.exit could truncate a long export in a pipe.
  process.exitCode = answer.code;
}
