import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../server/clock.ts';
import { runner } from '../tests/support/command-runner.ts';
import { fakeClock } from '../tests/support/fake-clock.ts';
import { eightDaysAgo, everythingIn, submissionStore } from '../tests/support/submission-store.ts';
import { contactSubmission, submissionsIn } from '../tests/support/submissions.ts';
import { faultyPlace, storeKinds, temporaryPlace, temporaryStore } from '../tests/support/temporary-store.ts';
import { leads } from './leads.ts';

const run = runner(leads, { RETENTION_DAYS: '7' });
describe.for(storeKinds)('in %s', (kind) => {
  test('[CT-5] while the server runs an operator lists submissions, shows one by id or reference, and replays one or all', async () => {
    const { place, admin, dead } = await submissionStore(kind);
    expect((await run(place, 'list')).out.trim().split('\n')).toHaveLength(4);
    const some = await run(place, 'list', '--state', 'dead');
    expect(some.out.trim().split('\n')).toHaveLength(2);
    const byId = await run(place, 'show', dead.id);
    const shown = { reference: dead.reference, state: 'dead', last_error: 'attempts_exhausted' };
    expect(JSON.parse(byId.out)).toMatchObject([shown]);
    expect(await run(place, 'show', dead.reference.toLowerCase())).toEqual(byId);
    expect(await run(place, 'replay', dead.id)).toMatchObject({ code: 0, out: '1 to be sent again\n' });
    expect(await admin.show(dead.id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(await run(place, 'replay', '--dead')).toMatchObject({ code: 0, out: '0 to be sent again\n' });
  });

  test('[CT-6] a suspected submission is listed, shown and released, waits for nothing else, and is purged when its retention is over', async () => {
    const { place, store, admin, dead } = await submissionStore(kind);
    const [old, today] = [eightDaysAgo, systemClock].map((clock) => submissionsIn(store, { clock }).outbox);
    const suspected = { suspicion: 'too_fast' };
    await old?.accept(contactSubmission(), suspected);
    const fresh = await today?.accept(contactSubmission(), suspected);
    const reference = fresh?.ok ? fresh.reference : '';
    expect((await run(place, 'list', '--state', 'suspected')).out.trim().split('\n')).toHaveLength(3);
    const shown = JSON.parse((await run(place, 'show', reference)).out);
    expect(shown).toMatchObject([{ state: 'suspected', last_error: 'too_fast' }]);
    await run(place, 'replay', '--dead');
    expect(await admin.counts()).toMatchObject({ waiting: 2, suspected: 2 });

    expect((await run(place, 'purge')).out).toMatch(/^2 deleted: delivered or suspected more than 7 days/);
    expect(await run(place, 'release', reference)).toMatchObject({ out: '1 released\n' });
    expect(await admin.show(reference)).toMatchObject([{ state: 'held', last_error: null }]);
    expect(await run(place, 'release', dead.id)).toMatchObject({ code: 1 });
    expect(await admin.counts()).toEqual({ waiting: 2, held: 1, delivered: 0, dead: 0, suspected: 0 });
  });

  test('[CT-5] what one person sent is found by the address and erased, whatever its state, and nothing else', async () => {
    const { place, store, admin, dead } = await submissionStore(kind);
    expect((await run(place, 'list', '--email', 'nobody@example.org')).out.trim()).not.toContain('\n');
    const { out } = await run(place, 'export', '--format', 'json', '--email', 'Anna@Example.org');
    const hers: { id: string; reference: string }[] = JSON.parse(out);
    expect(hers).toMatchObject([{ id: dead.id, state: 'dead' }, { state: 'waiting' }]);
    const names = hers.map(({ id, reference }, each) => (each === 0 ? id : reference.toLowerCase()));
    expect(await run(place, 'erase', ...names)).toEqual({ code: 0, out: '2 erased\n', err: '' });
    expect(await admin.list()).toMatchObject([{ state: 'delivered' }]);
    expect(JSON.stringify(await everythingIn(store))).not.toContain('anna@');
    expect(await run(place, 'erase', dead.id)).toMatchObject({ code: 1, out: '' });
    const { outbox } = submissionsIn(store, { clock: systemClock });
    // One row is damaged, the other of a kind that was removed.
    for (const damaged of ['contact' as const, 'removed' as never])
      for (const email of ['Old@example.org', 'barnold@example.org', 'old@example.org.uk'])
        await outbox.accept({ kind: damaged, payload: { email, name: 5 } });
    for (const wrong of [' ', '@', 'example.org'])
      expect(await run(place, 'erase', '--email', wrong)).toMatchObject({ code: 2 });
    expect(await run(place, 'erase', '--email', 'OLD@example.org')).toMatchObject({ out: '3 erased\n' });
    expect(await admin.list()).toHaveLength(4);
  });

  test('an export carries every field, and nothing in it runs in a spreadsheet', async () => {
    const { place } = await submissionStore(kind);
    const { out: csv } = await run(place, 'export', '--format', 'csv', '--state', 'dead');
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).toContain('"say ""hi""\nyou"');
    const { out: json } = await run(place, 'export', '--format', 'json');
    expect(JSON.parse(json)).toMatchObject([
      { state: 'dead' },
      { kind: 'newsletter', email: 'old@example.org' },
      { name: 'Anna' },
    ]);
  });

  test('a place without a store is a fault, not an empty list', async () => {
    const place = await temporaryPlace(kind);
    // A command on a missing store does not create it.
    const fault = { code: 1, out: '', err: expect.stringContaining('there is no store') };
    for (const _ of ['once', 'and again']) expect(await run(place, 'list')).toMatchObject(fault);
  });
});

test('list and export leave out what the site itself sends, unless asked for all,', async () => {
  const { place, store } = await submissionStore('SQLite');
  await submissionsIn(store).outbox.accept({ kind: 'digest_webhook', payload: {} });
  expect((await run(place, 'list', '--all')).out).toContain('digest_webhook');
  const { out } = await run(place, 'export', '--format', 'csv');
  expect(out + (await run(place, 'list')).out).not.toContain('digest');
  await store.db.updateTable('outbox').set({ state: 'dead' }).execute();
  expect(await run(place, 'replay', '--dead')).toMatchObject({ out: '4 to be sent again\n' });
});

test('[CT-5] of an erased submission nothing is left in the files of the embedded store', async () => {
  const { place, dead } = await submissionStore('SQLite');
  const names = ['site.sqlite', 'site.sqlite-wal'];
  const isThere = () =>
    names.some((name) => readFileSync(path.join(place.dataDir, name)).includes('evil.example'));
  expect(isThere()).toBe(true);
  expect(await run(place, 'erase', dead.id)).toMatchObject({ code: 0 });
  expect(isThere()).toBe(false);
});

test('a database that cannot be reached is said in one line, without its password', async () => {
  const { place, line } = await faultyPlace();
  await line.cut();
  const err = 'the database cannot be used (ECONNREFUSED)';
  expect(await run(place, 'list')).toEqual({ code: 1, out: '', err });
});

test('[ML-3] an operator sees each destination of a submission with its next attempt, and replays one or what waits', async () => {
  const store = await temporaryStore();
  const clock = fakeClock();
  const destinations = ['webhook', 'mail'] as const;
  const { outbox, claims } = submissionsIn(store, { clock, destinations, destination: 'mail' });
  const accepted = await outbox.accept(contactSubmission());
  const [claimed] = await claims.claim(1);
  const at = Date.UTC(2030, 0, 1);
  if (claimed) await claims.retryAt(claimed, at, { status: 550, error: 'not_accepted' });
  const reference = accepted.ok ? accepted.reference : '';
  const shown = async () => JSON.parse((await run(store.place, 'show', reference)).out);
  expect(await shown()).toMatchObject([
    { reference, destination: 'webhook', state: 'waiting', last_status: '' },
    { reference, destination: 'mail', last_status: '550', next_attempt: '2030-01-01T00:00:00.000Z' },
  ]);
  expect((await run(store.place, 'list')).out).toContain('2030-01-01T00:00:00.000Z');
  expect(await run(store.place, 'replay', reference, '--to', 'webhook')).toMatchObject({ code: 0 });
  expect(await shown()).toMatchObject([{}, { next_attempt: '2030-01-01T00:00:00.000Z' }]);
  expect(await run(store.place, 'replay', '--waiting', '--to', 'mail')).toMatchObject({
    out: '1 to be sent again\n',
  });
  expect(await shown()).toMatchObject([{}, { attempts: '0', last_status: '550' }]);
  // In a spreadsheet, each submission has one row.
  const { out } = await run(store.place, 'export', '--format', 'csv');
  const [head, row, ...others] = out.split('\r\n');
  expect(head).toMatch(/^\ufeff"id";"reference";"kind";"destination";"state";/);
  expect(row).toContain(`"${reference}";"contact";"webhook, mail";"waiting";"0"`);
  expect(row).toContain('"none, 550";"none, not_accepted"');
  expect(others).toEqual(['']);
});
