import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from '../server/config.ts';
import { createLog } from '../server/log/log.ts';
import { openStore, storeExists } from '../server/store/open-store.ts';
import { postgresOutageCode } from '../server/store/postgres-outage.ts';
import { sqliteFile } from '../server/store/sqlite-store.ts';
import type { Store } from '../server/store/store.ts';

/** What a command has to say: 0 done, 1 not found or not possible, 2 wrong use. */
export type Answer = { code: 0; out: string } | { code: 1 | 2; err: string };

/** The environment that a command runs in: that of the server. */
export type Environment = Record<string, string | undefined>;

/** What a command of an operator answers when it is done. */
export const done = (out: string): Answer => ({ code: 0, out });

/** The arguments of a command, or what is wrong with them. */
export function readArgs<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (fault) {
    if (fault instanceof TypeError) return { fault: fault.message }; // how parseArgs reports an unknown option
    throw fault;
  }
}

/** Runs a command on the configuration that the environment gives. */
export async function onConfig(
  env: Environment,
  command: (config: Config) => Promise<Answer>,
): Promise<Answer> {
  const read = readConfig(env);
  if (!read.ok) return { code: 1, err: read.faults.join('\n') };
  try {
    return await command(read.config);
  } catch (fault) {
    const code = postgresOutageCode(fault);
    if (code === undefined) throw fault;
    return { code: 1, err: `the database cannot be used (${code})` };
  }
}

/** Runs a command on the store that the environment names, and closes it. */
export function onStore(
  env: Environment,
  command: (store: Store, config: Config) => Promise<Answer>,
): Promise<Answer> {
  return onConfig(env, async (config) => {
    // An empty list from a folder that was misspelt would look like good news.
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

/** Says the answer on the right stream and leaves its exit code. */
export function say(answer: Answer): void {
  if (answer.code === 0) process.stdout.write(answer.out);
  else process.stderr.write(`${answer.err}\n`);
  // Not process.exit: a long export may still be on its way into a pipe.
  process.exitCode = answer.code;
}
