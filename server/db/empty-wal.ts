import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Empties the write-ahead log, which keeps pages of deleted rows until they are overwritten. Leaves the rest to a
 * server that is writing.
 */
export async function emptyWriteAheadLog({ db }: Pick<Store, 'db'>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
