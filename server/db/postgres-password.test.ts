import { expect, inject, onTestFinished, test } from 'vitest';
import { command } from '../../tests/support/temporary-database.ts';
import { storeAt, temporaryPlace } from '../../tests/support/temporary-store.ts';
import { keptSecret } from './settings.ts';

test('a second user takes a database over from the first, as the operator’s manual says, and the first is locked out', async () => {
  const { dataDir, databaseUrl = '' } = await temporaryPlace('PostgreSQL');
  const database = new URL(databaseUrl).pathname.slice(1);
  const name = `site_${database.slice(-8)}`;
  const address = (user: string) => {
    const url = new URL(databaseUrl);
    Object.assign(url, { username: user, password: 'hunter2' });
    return { dataDir, databaseUrl: url.href };
  };
  const server = inject('postgresUrl');
  await command(server, `create role ${name} login password 'hunter2'`);
  await command(server, `alter database ${database} owner to ${name}`);
  onTestFinished(async () => {
    await command(databaseUrl, `reassign owned by ${name} to current_user`);
    await command(server, `alter database ${database} owner to current_user`);
    await command(databaseUrl, `drop owned by ${name}`);
    await command(server, `drop role ${name}_next, ${name}`);
  });
  const first = await storeAt(address(name));
  await keptSecret(first, 'name', () => 'made by the first');
  await first.close();

  await command(server, `create role ${name}_next login password 'hunter2' in role ${name} inherit`);
  await command(server, `alter role ${name}_next set role = ${name}`);
  await command(server, `alter role ${name} nologin`);
  const second = await storeAt(address(`${name}_next`));
  expect(await keptSecret(second, 'name', () => 'made by the second')).toBe('made by the first');
  await second.close();
  await expect(storeAt(address(name))).rejects.toThrow('not permitted to log in');
});
