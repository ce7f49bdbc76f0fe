import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { sqliteFile } from './db/sqlite-store.ts';

// Each error is one sentence for the operator, without a stack or secrets.

export function portError(variable: 'PORT' | 'OPS_PORT', error: unknown): string {
  // Only the site's address can be unknown; metrics always listen on loopback.
  if (variable === 'PORT' && /^(?:ENOTFOUND|EAI_\w+|EADDRNOTAVAIL)$/.test(codeOf(error)))
    return `HOST: this machine has no such address (${codeOf(error)}); set one that it has, or 0.0.0.0 for all of them`;
  return `${variable}: this address cannot be listened on (${codeOf(error)}); stop what uses it, or set another ${variable}`;
}

export async function findPortError({ host, port }: Config): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    return portError('PORT', error);
  } finally {
    server.close();
  }
}

export function storeError({ dataDir, databaseUrl }: Config, error: unknown): string {
  const code = codeOf(error);
  if (databaseUrl !== undefined)
    return `DATABASE_URL: the database cannot be used (${code}); start it, or correct its address, user or password`;
  if (/NOTADB|CORRUPT/.test(code))
    return `DATA_DIR: ${sqliteFile(dataDir)} is damaged or no store (${code}); restore a backup, or name another folder`;
  return `DATA_DIR: the store in ${dataDir} cannot be written (${code}); let this user write there, make room, or name another folder`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
