import { spawnSync } from 'node:child_process';
import { serverModules } from '../../app/server-modules.ts';
import { readConfig } from '../../server/config.ts';
import { openStore } from '../../server/db/open-store.ts';
import { createLog } from '../../server/observability/log.ts';
import { findPortError, storeError } from '../../server/start-errors.ts';
import { changedSinceBuild } from './build-stamp.ts';

/** The build takes minutes, so errors that would prevent the start are found before. */
async function findErrors(): Promise<string[]> {
  const read = readConfig(process.env);
  if (!read.ok) return read.errors;
  const error = await findPortError(read.config);
  if (error !== undefined) return [error];
  try {
    const store = await openStore(read.config, { log: createLog('silent'), ...serverModules });
    await store.close();
    return [];
  } catch (thrown) {
    return [storeError(read.config, thrown)];
  }
}

function buildIfChanged(): string[] {
  const changed = changedSinceBuild();
  const news = `Building the site (new: ${changed.join(', ')}), which takes some minutes …\n`;
  process.stderr.write(changed.length > 0 ? news : 'Nothing has changed since the last build: starting.\n');
  if (changed.length === 0) return [];
  // Node would kill a build with more than its default of 1 MB of output.
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], options);
  return status === 0 ? [] : [stdout, stderr];
}

let errors = await findErrors();
if (errors.length === 0) errors = buildIfChanged();
for (const error of errors) process.stderr.write(`${error}\n`);
process.exitCode = errors.length === 0 ? 0 : 1;
