import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sqliteFile } from './sqlite-store.ts';

/** Rows by table. */
export type BackedUp = { submissions: number; consents: number };

const ALL_PAGES = 0x7f_ff_ff_ff;

/**
 * Copies a live SQLite store into one file, readable by this user only and verified before it gets its name.
 * @param file must not exist yet
 * @throws SqliteError or a system error (`EEXIST`); no file is left then
 */
export async function copySqliteFile({ dataDir }: { dataDir: string }, file: string): Promise<BackedUp> {
  const part = `${file}.part`;
  takeName(file);
  try {
    rmSync(part, { force: true }); // of a backup that was killed
    takeName(part);
    const store = new Database(sqliteFile(dataDir), { readonly: true, fileMustExist: true });
    try {
      // In one step, because a write between two steps restarts the backup.
      await store.backup(part, { progress: () => ALL_PAGES });
    } finally {
      store.close();
    }
    const found = readBack(part);
    renameSync(part, file);
    return found;
  } catch (error) {
    for (const name of [file, part]) rmSync(name, { force: true });
    throw error;
  }
}

/** Reserves the name with mode 0600 before the file grows. */
function takeName(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}

function readBack(file: string): BackedUp {
  const copy = new Database(file);
  try {
    // One file without -wal and -shm.
    copy.pragma('journal_mode = DELETE');
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('the copy is damaged');
    const count = (table: string) => Number(copy.prepare(`select count(*) from ${table}`).pluck().get());
    return { submissions: count('outbox'), consents: count('consents') };
  } finally {
    copy.close();
  }
}
