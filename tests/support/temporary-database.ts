import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * Creates an empty database.
 * @param serverUrl of a user who may create databases
 */
export async function newDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await command(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(serverUrl, `drop database ${name} with (force)`) };
}

/** Runs one statement on its own connection. */
export async function command(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
