import { spawnSync } from 'node:child_process';
import { registry } from '../app/submissions.ts';
import { readConfig } from '../server/config.ts';
import { createLog } from '../server/observability/log.ts';
import { checkPorts, openStoreOrSay } from '../server/start-errors.ts';
import { changedSinceBuild } from './built-from.ts';

/**
 * The first half of `npm start`: checks what could prevent the start before the build, which takes a minute.
 */
async function findErrors(): Promise<string[]> {
  const read = readConfig(process.env);
  if (!read.ok) return read.errors;
  const ports = await checkPorts(read.config);
  if (ports) return [ports.error];
  const store = await openStoreOrSay(read.config, registry.migrations, createLog('silent'));
  if ('error' in store) return [store.error];
  await store.close();
  return [];
}

/** Shows the build's output only on failure. */
function build(changed: readonly string[]): string[] {
  process.stderr.write(`Building the site (new: ${changed.join(', ')}), which takes some minutes …\n`);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    // Node's default of 1 MB would kill a longer output.
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? [] : [stdout, stderr];
}

function buildIfChanged(): string[] {
  const changed = changedSinceBuild();
  if (changed.length > 0) return build(changed);
  process.stderr.write('Nothing has changed since the last build: starting.\n');
  return [];
}

let errors = await findErrors();
if (errors.length === 0) errors = buildIfChanged();
for (const error of errors) process.stderr.write(`${error}\n`);
process.exitCode = errors.length === 0 ? 0 : 1;
