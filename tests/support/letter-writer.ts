// A process for tests to kill: writes letters into the store of its environment, without end, and says the id
// of each on standard output once it is acknowledged.
import { writeSync } from 'node:fs';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/log/log.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { openStore } from '../../server/store/open-store.ts';

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.faults.join());
const log = createLog('silent');
const store = await openStore(read.config, { log, timeoutMs: 0 });
const outbox = createOutbox({ store, clock: systemClock, ids: randomIds, log, arrivals: 'waiting' });
for (;;) {
  const accepted = await outbox.accept({ kind: 'newsletter', payload: { email: 'burst@example.org' } });
  // Synchronously: what a pipe still buffers would die with the process.
  if (accepted.ok) writeSync(1, `${accepted.id}\n`);
}
