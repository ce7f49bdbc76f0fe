import { readConfig } from '../server/config.ts';
import { createLog } from '../server/log/log.ts';
import { checkPorts, openStoreOrSay } from '../server/start-faults.ts';

/** What `npm start` looks at before it builds for half a minute: settings, ports and the store, as the start itself does. */
async function findFaults(): Promise<string[]> {
  const read = readConfig(process.env);
  if (!read.ok) return read.faults;
  const ports = await checkPorts(read.config);
  if (ports) return [ports.fault];
  const store = await openStoreOrSay(read.config, createLog('silent'));
  if ('fault' in store) return [store.fault];
  await store.close();
  return [];
}

const faults = await findFaults();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
