import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../server/config.ts';
import { BACKED_UP_AT, copySqliteFile } from '../server/db/copy-store.ts';
import { sqliteFile } from '../server/db/sqlite-store.ts';
import { writeValue } from '../server/db/stored-values.ts';
import { openStoreSilently, operatorCommand, type Result, runCommand } from './operator/operator-command.ts';

const HELP = `A copy of the embedded store, whole and in one file, while the server runs or not.

  npm run backup -- FILE

It has every submission that was thanked for before it began. FILE must not exist yet. It holds personal data and the key of
the limits: keep it as closed as the store. A store in PostgreSQL is backed up with pg_dump.
Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

async function backUp(config: Config, file: string): Promise<Result> {
  if (config.databaseUrl !== undefined)
    return {
      code: 2,
      err: 'the store is in PostgreSQL: pg_dump --format=custom makes a copy while the site runs',
    };
  const source = sqliteFile(config.dataDir);
  if (!existsSync(source)) return { code: 1, err: `there is no store at ${source} (DATA_DIR)` };
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(path.dirname(folder)))
    return { code: 1, err: `there is no folder ${path.dirname(folder)}` };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const submissions = copySqliteFile(source, file);
    const noted = await noteMoment(config).then(
      () => '',
      (error: Error) => `, but the weekly digest does not know of it (${error.message})`,
    );
    return `${file}: ${submissions} submissions${noted}\n`;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { code: 1, err: `${file} could not be written (${error.code})` };
  }
}

async function noteMoment(config: Config): Promise<void> {
  const store = await openStoreSilently(config);
  await writeValue(store, BACKED_UP_AT, String(Date.now())).finally(store.close);
}

export const backup = operatorCommand('backup', HELP, {
  '': { words: [1, 1], runWithoutStore: ({ config, words: [file = ''] }) => backUp(config, file) },
});

if (import.meta.main) await runCommand(backup);
