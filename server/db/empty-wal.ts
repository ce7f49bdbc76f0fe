import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Empties the write-ahead log of an embedded store. What was deleted is overwritten in the store itself, but the log beside
 * it keeps the old page until that place is written to again. Where a server writes at this very moment, it waits a
 * little and then leaves the rest to the server.
 */
export async function emptyWriteAheadLog({ db }: Pick<Store, 'db'>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
