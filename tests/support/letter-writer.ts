// A process for tests to kill: writes letters into the store of the folder it is given, without end, and says the id
// of each on standard output once it is acknowledged.
import { writeSync } from 'node:fs';
import { systemClock } from '../../server/clock.ts';
import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/log.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { openSqliteStore } from '../../server/store/sqlite-store.ts';

const [dataDir = ''] = process.argv.slice(2);
const store = await openSqliteStore({ dataDir });
const log = createLog('silent');
const outbox = createOutbox({ store, clock: systemClock, ids: randomIds, log, arrivals: 'waiting' });
for (;;) {
  const accepted = await outbox.accept({ kind: 'newsletter', payload: { email: 'burst@example.org' } });
  // Synchronously: what a pipe still buffers would die with the process.
  if (accepted.ok) writeSync(1, `${accepted.id}\n`);
}
