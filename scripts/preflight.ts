import { spawnSync } from 'node:child_process';
import { readConfig } from '../server/config.ts';
import { createLog } from '../server/log/log.ts';
import { checkPorts, openStoreOrSay } from '../server/start-faults.ts';

/** The first half of `npm start`: what could stop the start is looked at before a minute is spent on the build. */
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

/** Says of the build only what went wrong, if something did. */
function build(): string[] {
  process.stderr.write('Building the site, which takes about a minute …\n');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    // A build that says more than the usual megabyte would be broken off.
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? [] : [stdout, stderr];
}

let faults = await findFaults();
if (faults.length === 0) faults = build();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
