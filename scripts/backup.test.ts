import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runner } from '../tests/support/command-runner.ts';
import { contactSubmission, submissionsIn } from '../tests/support/submissions.ts';
import { temporaryPlace, temporaryStore } from '../tests/support/temporary-store.ts';
import { backup } from './backup.ts';

const run = runner(backup);

const newFolder = async () => (await temporaryPlace('SQLite')).dataDir;

test('[CT-5] a backup of a store that a server has open is one file, whole, for this user alone', async () => {
  const store = await temporaryStore();
  await submissionsIn(store).outbox.accept(contactSubmission());
  const folder = await newFolder();
  const file = path.join(folder, 'copy.sqlite');
  expect(await run(store.place, file)).toEqual({
    code: 0,
    out: `${file}: 1 submissions\n`,
    err: '',
  });
  expect(readdirSync(folder)).toEqual(['copy.sqlite']);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

test('a backup makes the folder that it is to lie in, for this user alone, and has succeeded also where its time cannot be noted', async () => {
  const { place, db } = await temporaryStore();
  await sql`create trigger full before insert on settings begin select raise(abort, 'full'); end`.execute(db);
  const folder = path.join(await newFolder(), 'backup');
  expect(await run(place, path.join(folder, 'copy.sqlite'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/copy\.sqlite: 0 submissions, but the weekly digest .* \(full\)\n/),
  });
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  const missing = path.join(folder, 'no');
  const ran = await run(place, path.join(missing, 'such/copy.sqlite'));
  expect(ran).toMatchObject({ code: 1, err: `there is no folder ${missing}` });
});

test('[CT-5] a backup takes the place of no file that is there, and one that fails leaves none that looks like one', async () => {
  const { place } = await temporaryStore();
  const folder = await newFolder();
  const file = path.join(folder, 'copy.sqlite');
  writeFileSync(file, 'precious');
  expect(await run(place, file)).toMatchObject({ code: 1, err: expect.stringContaining('EEXIST') });
  expect(readFileSync(file, 'utf8')).toBe('precious');
  const broken = await temporaryPlace('SQLite');
  writeFileSync(path.join(broken.dataDir, 'site.sqlite'), 'this is no database'.repeat(100));
  const other = path.join(folder, 'other.sqlite');
  expect(await run(broken, other)).toMatchObject({ code: 1, err: expect.stringContaining('SQLITE_NOTADB') });
  expect(readdirSync(folder)).toEqual(['copy.sqlite']);
});

test('a store in PostgreSQL is sent to pg_dump, and nothing is written', async () => {
  const file = path.join(await newFolder(), 'copy.sqlite');
  const ran = await run({ dataDir: '/nowhere', databaseUrl: 'postgres://db.example.org/site' }, file);
  expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining('pg_dump') });
  expect(existsSync(file)).toBe(false);
});
