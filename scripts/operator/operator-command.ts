import { parseArgs } from 'node:util';
import { type Clock, systemClock } from '../../server/clock.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { openStore, storeExists } from '../../server/db/open-store.ts';
import { postgresOutageCode } from '../../server/db/postgres-store.ts';
import { emptyWriteAheadLog, sqliteFile } from '../../server/db/sqlite-store.ts';
import type { Store } from '../../server/db/store.ts';
import { openStoreClock } from '../../server/db/store-clock.ts';
import { createLog } from '../../server/observability/log.ts';

/** A text to print, or an error with exit code 1 (not found, not possible) or 2 (wrong use). */
export type Result = string | { code: 1 | 2; err: string };

export type Option = 'flag' | 'text' | { is: (text: string) => boolean; hint: string; required?: true };
type Call = { words: string[]; values: Record<string, string | undefined>; config: Config };

type Subcommand = {
  options?: Record<string, Option>;
  /** The least and the most number of words; absent if none are allowed. */
  words?: [number, number];
} & (
  | { run: (store: Store, call: Call & { clock: Clock }) => Promise<Result>; deletes?: true }
  | { runWithoutStore: (call: Call) => Promise<Result> }
);

export const oneOf = (list: readonly string[]) => ({
  is: (text: string) => list.includes(text),
  hint: `one of ${list.join(', ')}`,
});
export const formatOption: Option = { ...oneOf(['csv', 'json']), required: true };
/** Only ISO dates are accepted, because `Date` reads 03/04/2026 as 4 March. */
export const sinceOption: Option = {
  is: (text) => /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(text) && !Number.isNaN(Date.parse(text)),
  hint: 'a date like 2026-11-21',
};

/** The modules import content/, and a backup must not fail because of a mistake there. */
export async function openStoreSilently(config: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  const { migrations } = (await import('../../app/server-modules.ts')).serverModules;
  return openStore(config, { log: createLog('silent'), timeoutMs: 0, migrations });
}

/** @param subcommands by name; the one named '' runs without a name */
export function operatorCommand(name: string, help: string, subcommands: Record<string, Subcommand>) {
  return async (args: string[], env: Record<string, string | undefined>): Promise<Result> => {
    if (args[0] === 'help' || args.includes('--help') || args.includes('-h')) return help;
    const [command = ''] = args;
    const isNamed = Object.hasOwn(subcommands, command);
    const subcommand = subcommands[isNamed ? command : ''];
    const wrong = (err: string): Result => ({ code: 2, err: `${err}\nSee: npm run ${name} -- --help` });
    if (!subcommand) return wrong(command ? `there is no command ${command}` : 'a command is missing');
    const read = readArguments(subcommand, isNamed ? args.slice(1) : args);
    if (typeof read === 'string') return wrong(read);
    const environment = readConfig(env);
    if (!environment.ok) return { code: 1, err: environment.errors.join('\n') };
    const result = await run(subcommand, { ...read, config: environment.config }).catch(resultInOutage);
    return typeof result === 'object' && result.code === 2 ? wrong(result.err) : result;
  };
}

function readArguments({ options = {}, words = [0, 0] }: Subcommand, args: string[]) {
  const types = Object.entries(options).map(
    ([name, option]) => [name, { type: option === 'flag' ? 'boolean' : 'string' }] as const,
  );
  try {
    const parsed = parseArgs({ args, allowPositionals: true, options: Object.fromEntries(types) });
    const entries = Object.entries(parsed.values).map(([name, value]) => [name, String(value)] as const);
    for (const [name, value] of entries) {
      const option = options[name];
      if (typeof option === 'object' && !option.is(value)) return `--${name} is ${option.hint}`;
    }
    const values = Object.fromEntries(entries);
    for (const [name, option] of Object.entries(options))
      if (typeof option === 'object' && option.required && !(name in values)) return `--${name} is missing`;
    const { positionals } = parsed;
    if (positionals.length < words[0]) return 'an argument is missing';
    const [surplus] = positionals.slice(words[1]);
    return surplus === undefined ? { words: positionals, values } : `${surplus} is too much`;
  } catch (error) {
    // parseArgs throws a TypeError for an unknown option.
    if (error instanceof TypeError && 'code' in error) return error.message;
    throw error;
  }
}

async function run(subcommand: Subcommand, call: Call): Promise<Result> {
  if ('runWithoutStore' in subcommand) return subcommand.runWithoutStore(call);
  const { databaseUrl, dataDir } = call.config;
  // In a misspelt folder, an empty list would look like success.
  if (!(await storeExists(call.config))) {
    const place = databaseUrl === undefined ? `${sqliteFile(dataDir)} (DATA_DIR)` : 'DATABASE_URL';
    return { code: 1, err: `there is no store at ${place}` };
  }
  const store = await openStoreSilently(call.config);
  try {
    const { clock } = await openStoreClock(store, systemClock);
    const result = await subcommand.run(store, { ...call, clock });
    if (subcommand.deletes && databaseUrl === undefined) await emptyWriteAheadLog(store);
    return result;
  } finally {
    await store.close();
  }
}

function resultInOutage(error: unknown): Result {
  const code = postgresOutageCode(error);
  if (code === undefined) throw error;
  return { code: 1, err: `the database cannot be used (${code})` };
}

export async function runCommand(command: ReturnType<typeof operatorCommand>): Promise<void> {
  const result = await command(process.argv.slice(2), process.env);
  if (typeof result === 'string') process.stdout.write(result);
  else process.stderr.write(`${result.err}\n`);
  // `process.exit` could truncate a long export in a pipe.
  process.exitCode = typeof result === 'string' ? 0 : result.code;
}
