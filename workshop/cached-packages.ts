import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Where programs keep what they can fetch again: the XDG Base Directory Specification. */
const cache = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'alzette-workshop');

/**
 * Packages that only a measurement asks for: installed from the registry into the cache, once for each list of versions.
 * @param list a file as `package.json`, with exact versions
 * @param say hears that there is something to wait for
 * @returns the folder with `node_modules`
 * @throws Error a sentence, where the registry does not give them
 */
export function cachedPackages(list: string, say: (line: string) => void): string {
  const folder = path.join(cache, path.basename(path.dirname(list)));
  const isThere =
    existsSync(path.join(folder, 'installed.json')) &&
    readFileSync(path.join(folder, 'installed.json'), 'utf8') === readFileSync(list, 'utf8');
  if (isThere) return folder;
  say(`Installing into ${folder} what ${path.relative('.', list)} names`);
  mkdirSync(folder, { recursive: true });
  cpSync(list, path.join(folder, 'package.json'));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(
      `The registry did not give the packages of ${path.relative('.', list)}: ${/^npm error (.*)/m.exec(stderr)?.[1] ?? 'npm said nothing'}`,
    );
  cpSync(list, path.join(folder, 'installed.json'));
  return folder;
}
