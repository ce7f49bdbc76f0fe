import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { openStore } from './db/open-store.ts';
import { sqliteFile } from './db/sqlite-store.ts';
import type { Store } from './db/store.ts';
import type { Migrations } from './feature.ts';
import type { Log } from './observability/log.ts';

/** For a database that starts beside the site. */
const STORE_TIMEOUT_MS = 30_000;

/** One sentence for the operator, without stack or secret values. */
export type StartError = { error: string };

type PortName = 'PORT' | 'OPS_PORT';

export function portError(variable: PortName, error: unknown): string {
  // Metrics listen on loopback, which needs no setting.
  if (variable === 'PORT' && /^(?:ENOTFOUND|EAI_\w+|EADDRNOTAVAIL)$/.test(codeOf(error)))
    return `HOST: this machine has no such address (${codeOf(error)}); set one that it has, or 0.0.0.0 for all of them`;
  return `${variable}: this address cannot be listened on (${codeOf(error)}); stop what uses it, or set another ${variable}`;
}

/** Checks the ports by listening for a moment. */
export async function checkPorts({ host, port, opsPort }: Config): Promise<StartError | undefined> {
  const places: [PortName, number, string][] = [['PORT', port, host]];
  if (opsPort !== undefined) places.push(['OPS_PORT', opsPort, '127.0.0.1']);
  for (const [variable, number, address] of places) {
    const server = createServer();
    try {
      server.listen(number, address);
      await once(server, 'listening');
    } catch (error) {
      return { error: portError(variable, error) };
    } finally {
      server.close();
    }
  }
}

export async function openStoreOrSay(
  config: Config,
  migrations: Migrations,
  log: Log,
): Promise<Store | StartError> {
  try {
    return await openStore(config, { log, timeoutMs: STORE_TIMEOUT_MS, migrations });
  } catch (error) {
    log.debug({ err: error }, 'store.cannot_be_opened');
    return { error: storeError(config, codeOf(error)) };
  }
}

function storeError({ dataDir, databaseUrl }: Config, code: string): string {
  if (databaseUrl !== undefined)
    return `DATABASE_URL: the database cannot be used (${code}); start it, or correct its address, user or password`;
  if (/NOTADB|CORRUPT/.test(code))
    return `DATA_DIR: ${sqliteFile(dataDir)} is damaged or no store (${code}); restore a backup, or name another folder`;
  return `DATA_DIR: the store in ${dataDir} cannot be written (${code}); let this user write there, make room, or name another folder`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
