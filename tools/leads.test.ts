import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../server/clock.ts';
import { runner } from '../tests/support/command-runner.ts';
import { contactLetter, lettersIn } from '../tests/support/letters.ts';
import { eightDaysAgo, everythingIn, storeOfLetters } from '../tests/support/store-of-letters.ts';
import {
  faultyPlace,
  STORE_KINDS,
  temporaryPlace,
  temporaryStore,
} from '../tests/support/temporary-store.ts';
import { leads } from './leads.ts';

const run = runner(leads, { RETENTION_DAYS: '7' });
test.for(STORE_KINDS)(
  '[CT-5] an operator lists letters while the server has the store open, all or by state (%s)',
  async (kind) => {
    const { place, dead } = await storeOfLetters(kind);
    const all = await run(place, 'list');
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.out.trim().split('\n')).toHaveLength(4);
    const some = await run(place, 'list', '--state', 'dead');
    expect(some.out.trim().split('\n')).toHaveLength(2);
    expect(some.out).toContain(dead.id);
  },
);

test.for(STORE_KINDS)(
  '[CT-5] a letter is shown by its id and by the reference that the visitor has (%s)',
  async (kind) => {
    const { place, dead } = await storeOfLetters(kind);
    const byId = await run(place, 'show', dead.id);
    expect(JSON.parse(byId.out)).toMatchObject({
      reference: dead.reference,
      state: 'dead',
      last_error: 'attempts_exhausted',
    });
    expect(await run(place, 'show', dead.reference.toLowerCase())).toEqual(byId);
  },
);

test.for(STORE_KINDS)('[CT-5] a dead letter is replayed by its name, or all of them (%s)', async (kind) => {
  const { place, admin, dead } = await storeOfLetters(kind);
  expect(await run(place, 'replay', dead.id)).toMatchObject({ code: 0, out: '1 to be sent again\n' });
  expect(await admin.show(dead.id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  expect(await run(place, 'replay', '--dead')).toMatchObject({ code: 0, out: '0 to be sent again\n' });
});

test.for(STORE_KINDS)(
  '[CT-6] a suspected letter is listed, shown and released, waits for nothing else, and is purged when its retention is over (%s)',
  async (kind) => {
    const { place, store, admin, dead } = await storeOfLetters(kind);
    const [old, today] = [eightDaysAgo, systemClock].map((clock) => lettersIn(store, { clock }).outbox);
    const suspected = { suspicion: 'too_fast' };
    await old?.accept(contactLetter(), suspected);
    const fresh = await today?.accept(contactLetter(), suspected);
    const reference = fresh?.ok ? fresh.reference : '';
    const { out } = await run(place, 'list', '--state', 'suspected');
    expect(out.trim().split('\n')).toHaveLength(3);
    const shown = JSON.parse((await run(place, 'show', reference)).out);
    expect(shown).toMatchObject({ state: 'suspected', last_error: 'too_fast' });
    await run(place, 'replay', '--dead');
    expect(await admin.counts()).toMatchObject({ waiting: 2, suspected: 2 });

    expect((await run(place, 'purge')).out).toMatch(/^2 deleted: delivered or suspected more than 7 days/);
    expect(await run(place, 'release', reference)).toMatchObject({ out: '1 released\n' });
    expect(await run(place, 'release', dead.id)).toMatchObject({ code: 1 });
    expect(await admin.counts()).toEqual({ waiting: 2, held: 1, delivered: 0, dead: 0, suspected: 0 });
  },
);

test.for(STORE_KINDS)(
  '[CT-5] what one person sent is found by the address and erased, whatever its state, and nothing else (%s)',
  async (kind) => {
    const { place, store, admin, dead } = await storeOfLetters(kind);
    const none = await run(place, 'list', '--email', 'nobody@example.org');
    expect(none.out.trim().split('\n')).toHaveLength(1);
    const { out } = await run(place, 'export', '--format', 'json', '--email', 'Anna@Example.org');
    const hers: { id: string; reference: string }[] = JSON.parse(out);
    expect(hers).toMatchObject([{ id: dead.id, state: 'dead' }, { state: 'waiting' }]);
    const names = hers.map(({ id, reference }, each) => (each === 0 ? id : reference.toLowerCase()));
    expect(await run(place, 'erase', ...names)).toEqual({ code: 0, out: '2 erased\n', err: '' });
    expect(await admin.list()).toMatchObject([{ state: 'delivered' }]);
    expect(JSON.stringify(await everythingIn(store))).not.toContain('anna@');
    expect(await run(place, 'erase', dead.id)).toMatchObject({ code: 1, out: '' });
  },
);

test('[CT-5] of an erased letter nothing is left in the files of the embedded store', async () => {
  const { place, dead } = await storeOfLetters('SQLite');
  const names = ['site.sqlite', 'site.sqlite-wal'];
  const isThere = () =>
    names.some((name) => readFileSync(path.join(place.dataDir, name)).includes('evil.example'));
  expect(isThere()).toBe(true);
  expect(await run(place, 'erase', dead.id)).toMatchObject({ code: 0 });
  expect(isThere()).toBe(false);
});

test.for(STORE_KINDS)(
  'an export carries every field, and nothing in it runs in a spreadsheet (%s)',
  async (kind) => {
    const { place } = await storeOfLetters(kind);
    const { out: csv } = await run(place, 'export', '--format', 'csv', '--state', 'dead');
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).toContain('"say ""hi""\nyou"');
    const { out: json } = await run(place, 'export', '--format', 'json');
    expect(JSON.parse(json)).toMatchObject([
      { state: 'dead' },
      { kind: 'newsletter', email: 'old@example.org' },
      { name: 'Anna' },
    ]);
  },
);

test.for([
  [[], 2],
  [['burn'], 2],
  [['list', '--state', 'lost'], 2],
  [['list', '--loud'], 2],
  [['list', 'msg_1'], 2],
  [['show'], 2],
  [['replay'], 2],
  [['replay', 'msg_1', '--dead'], 2],
  [['export'], 2],
  [['erase'], 2],
  [['release'], 2],
  [['erase', 'msg_1', '--email', 'anna@example.org'], 2],
  [['erase', 'msg_none'], 1],
  [['move'], 2],
  [['move', '--to', 'https://example.org'], 2],
  [['list', '--to', 'postgres://example.org'], 2],
  [['show', 'msg_none'], 1],
  [['replay', 'msg_none'], 1],
] as const)(
  'a call that cannot be done says why on standard error and by its exit code: %j → %i',
  async ([args, code]) => {
    const { place } = await temporaryStore();
    const ran = await run(place, ...args);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).not.toBe('');
  },
);

test.for(STORE_KINDS)('a place without a store is a fault, not an empty list (%s)', async (kind) => {
  const ran = await run(await temporaryPlace(kind), 'list');
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain('there is no store');
});

test('a database that cannot be reached is said in one line, without its password', async () => {
  const { place, line } = await faultyPlace();
  await line.cut();
  expect(await run(place, 'list')).toEqual({
    code: 1,
    out: '',
    err: 'the database cannot be used (ECONNREFUSED)',
  });
});
