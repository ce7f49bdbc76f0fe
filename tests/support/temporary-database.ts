import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * A new, empty database on a PostgreSQL server.
 * @param serverUrl a database of the server, as a user who may create others
 */
export async function newDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await command(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(serverUrl, `drop database ${name} with (force)`) };
}

/** Has a PostgreSQL do one thing, on a connection of its own. */
export async function command(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
