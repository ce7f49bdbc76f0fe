import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import type { Log } from './log/log.ts';
import { openStore } from './store/open-store.ts';
import { sqliteFile } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

/** How long a database server that starts beside the site may take. */
const STORE_TIMEOUT_MS = 30_000;

/** One sentence for the operator: the setting, and what to do. No stack, and no value that may be a secret. */
export type StartFault = { fault: string };

type PortName = 'PORT' | 'OPS_PORT';

/** The setting and the remedy where a port cannot be listened on. */
export function portFault(variable: PortName, fault: unknown): string {
  return `${variable}: this address cannot be listened on (${codeOf(fault)}); stop what uses it, or set another ${variable}`;
}

/** Whether the ports could be listened on, found out by doing so for a moment. */
export async function checkPorts({ host, port, opsPort }: Config): Promise<StartFault | undefined> {
  const places: [PortName, number, string][] = [['PORT', port, host]];
  if (opsPort !== undefined) places.push(['OPS_PORT', opsPort, '127.0.0.1']);
  for (const [variable, number, address] of places) {
    const server = createServer();
    try {
      server.listen(number, address);
      await once(server, 'listening');
    } catch (fault) {
      return { fault: portFault(variable, fault) };
    } finally {
      server.close();
    }
  }
}

/** Opens the store; where that fails, the log has the code, and the answer the setting and the remedy. */
export async function openStoreOrSay(config: Config, log: Log): Promise<Store | StartFault> {
  try {
    return await openStore(config, { log, timeoutMs: STORE_TIMEOUT_MS });
  } catch (fault) {
    log.error({ err: fault }, 'store.cannot_be_opened');
    return { fault: storeFault(config, codeOf(fault)) };
  }
}

function storeFault({ dataDir, databaseUrl }: Config, code: string): string {
  if (databaseUrl !== undefined)
    return `DATABASE_URL: the database cannot be used (${code}); start it, or correct its address, user or password`;
  if (/NOTADB|CORRUPT/.test(code))
    return `DATA_DIR: ${sqliteFile(dataDir)} is damaged or no store (${code}); restore a backup, or name another folder`;
  return `DATA_DIR: the store in ${dataDir} cannot be written (${code}); let this user write there, make room, or name another folder`;
}

function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
}
