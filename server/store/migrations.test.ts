import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { STORE_KINDS, storeAt, temporaryStore } from '../../tests/support/temporary-store.ts';
import { keptSecret } from './kept-value.ts';

test.for(STORE_KINDS)(
  'a version starts on a store that a newer one has added to, and leaves what it added (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    await sql`create table invented_later (id integer)`.execute(store.db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(
      store.db,
    );
    await keptSecret(store, 'name', () => 'there before');
    await store.close();
    const again = await storeAt(store.place);
    expect(await keptSecret(again, 'name', () => 'new')).toBe('there before');
    expect((await sql`select * from invented_later`.execute(again.db)).rows).toEqual([]);
    await again.close();
    await expect(storeAt(store.place)).resolves.toBeDefined();
  },
);

test.for(STORE_KINDS)(
  'a store that has been at something foreign between is not started on (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    await sql`insert into kysely_migration (name, timestamp) values ('0001-another', '2030-01-01')`.execute(
      store.db,
    );
    await store.close();
    await expect(storeAt(store.place)).rejects.toThrow('corrupted migrations');
  },
);
