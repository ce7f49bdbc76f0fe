import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sqliteFile } from './sqlite-store.ts';

/** What a backup holds: rows by table. */
export type BackedUp = { letters: number; consents: number };

const ALL_PAGES = 0x7f_ff_ff_ff;

/**
 * Copies the embedded store into one file, while a server writes to it: all that was on disk when it began. The file is
 * there when it is whole and has been read back, and only for this user.
 * @param file must not exist yet
 * @throws SqliteError or a system error (`EEXIST`); then there is no file
 */
export async function copySqliteFile({ dataDir }: { dataDir: string }, file: string): Promise<BackedUp> {
  const part = `${file}.part`;
  takeName(file);
  try {
    rmSync(part, { force: true }); // of a backup that was killed
    takeName(part);
    const store = new Database(sqliteFile(dataDir), { readonly: true, fileMustExist: true });
    try {
      // In one step: between two of them the server would write, and SQLite would begin anew each time.
      await store.backup(part, { progress: () => ALL_PAGES });
    } finally {
      store.close();
    }
    const found = readBack(part);
    renameSync(part, file);
    return found;
  } catch (fault) {
    for (const name of [file, part]) rmSync(name, { force: true });
    throw fault;
  }
}

/** An empty file that nobody else may read, not even while it grows. */
function takeName(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}

function readBack(file: string): BackedUp {
  const copy = new Database(file);
  try {
    // One file, without companions that somebody could forget.
    copy.pragma('journal_mode = DELETE');
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('the copy is damaged');
    const count = (table: string) => Number(copy.prepare(`select count(*) from ${table}`).pluck().get());
    return { letters: count('outbox'), consents: count('consents') };
  } finally {
    copy.close();
  }
}
