import { existsSync } from 'node:fs';
import { registry } from '../app/submissions.ts';
import type { Config } from '../server/config.ts';
import { copySqliteFile } from '../server/db/copy-store.ts';
import { openStore } from '../server/db/open-store.ts';
import { keepValue } from '../server/db/settings.ts';
import { sqliteFile } from '../server/db/sqlite-store.ts';
import { createLog } from '../server/observability/log.ts';
import { BACKED_UP_AT } from '../server/watch/digest.ts';
import { type Answer, done, operatorCommand, say, wrong } from './operator-command.ts';

const HELP = `A copy of the embedded store, whole and in one file, while the server runs or not.

  npm run backup -- FILE

It has every letter that was thanked for before it began. FILE must not exist yet. It holds personal data and the key of
the limits: keep it as closed as the store. A store in PostgreSQL is backed up with pg_dump.
Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

async function backUp({ dataDir, databaseUrl }: Config, file: string): Promise<Answer> {
  if (databaseUrl !== undefined)
    return wrong(
      'backup',
      'the store is in PostgreSQL: pg_dump --format=custom makes a copy while the site runs',
    );
  if (!existsSync(sqliteFile(dataDir)))
    return { code: 1, err: `there is no store at ${sqliteFile(dataDir)} (DATA_DIR)` };
  try {
    const { submissions, consents } = await copySqliteFile({ dataDir }, file);
    const opening = { log: createLog('silent'), timeoutMs: 0, migrations: registry.migrations };
    const store = await openStore({ dataDir, databaseUrl }, opening);
    await keepValue(store, BACKED_UP_AT, String(Date.now()));
    await store.close();
    return done(`${file}: ${submissions} letters, ${consents} decisions about cookies\n`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === undefined) throw error;
    return { code: 1, err: `${file} could not be written (${code})` };
  }
}

export const backup = operatorCommand('backup', HELP, {}, ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) return 'backup takes one FILE';
  return { onConfig: (config) => backUp(config, file) };
});

if (import.meta.main) say(await backup(process.argv.slice(2), process.env));
