import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { systemClock } from '../server/clock.ts';
import { randomIds } from '../server/ids.ts';
import { createLog } from '../server/log.ts';
import { createClaims } from '../server/outbox/claims.ts';
import { createOperatorDesk } from '../server/outbox/operator-desk.ts';
import { createOutbox } from '../server/outbox/outbox.ts';
import { contactLetter } from '../tests/support/letters.ts';
import { temporaryFolder, temporaryStore } from '../tests/support/temporary-store.ts';

type Ran = { code: number; out: string; err: string };

function leads(dataDir: string, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, RETENTION_DAYS: '7' };
    const child = execFile(process.execPath, ['tools/leads.ts', ...args], { env }, (_fault, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

/** A store that a server has open, with one dead, one delivered eight days ago and one waiting letter. */
async function office() {
  const store = await temporaryStore();
  const log = createLog('silent');
  const ids = { letter: randomIds.letter, reference: randomIds.reference };
  const eightDaysAgo = { ...systemClock, now: () => Date.now() - 8 * 86_400_000 };
  const early = { store, clock: eightDaysAgo, ids, log };
  const outbox = createOutbox({ ...early, arrivals: 'waiting' });
  const claims = createClaims({ ...early, claimant: 'server', maxAttempts: 10, leaseMs: 1000 });
  const dead = await outbox.accept(
    contactLetter({ name: '=HYPERLINK("https://evil.example")', message: 'say "hi"\nyou' }),
  );
  const [first] = (await claims.claim(1)).letters;
  if (first) await claims.dead(first, { status: 404, error: 'refused' });
  await outbox.accept({ kind: 'newsletter', payload: { email: 'old@example.org' } });
  const [second] = (await claims.claim(1)).letters;
  if (second) await claims.delivered(second, 204);
  await createOutbox({ ...early, clock: systemClock, arrivals: 'waiting' }).accept(contactLetter());
  const desk = createOperatorDesk({ store, clock: systemClock });
  return { folder: store.folder, desk, dead: dead.ok ? dead : { id: '', reference: '' } };
}

test('[CT-5] an operator lists letters while the server has the store open, all or by state', async () => {
  const { folder, dead } = await office();
  const all = await leads(folder, 'list');
  expect(all).toMatchObject({ code: 0, err: '' });
  expect(all.out.trim().split('\n')).toHaveLength(4);
  const some = await leads(folder, 'list', '--state', 'dead');
  expect(some.out.trim().split('\n')).toHaveLength(2);
  expect(some.out).toContain(dead.id);
});

test('[CT-5] a letter is shown by its id and by the reference that the visitor has', async () => {
  const { folder, dead } = await office();
  const byId = await leads(folder, 'show', dead.id);
  expect(JSON.parse(byId.out)).toMatchObject({
    reference: dead.reference,
    state: 'dead',
    last_error: 'refused',
  });
  expect(await leads(folder, 'show', dead.reference.toLowerCase())).toEqual(byId);
});

test('[CT-5] a dead letter is replayed by its name, or all of them', async () => {
  const { folder, desk, dead } = await office();
  expect(await leads(folder, 'replay', dead.id)).toMatchObject({ code: 0, out: '1 to be sent again\n' });
  expect(await desk.show(dead.id)).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(await leads(folder, 'replay', '--dead')).toMatchObject({ code: 0, out: '0 to be sent again\n' });
});

test('[CT-5] purge deletes what was delivered longer ago than the retention, and nothing else', async () => {
  const { folder, desk } = await office();
  expect(await leads(folder, 'purge')).toMatchObject({
    code: 0,
    out: '1 deleted: delivered more than 7 days ago\n',
  });
  expect(await desk.counts()).toEqual({ waiting: 1, held: 0, delivered: 0, dead: 1 });
});

test('an export carries every field, and nothing in it runs in a spreadsheet', async () => {
  const { folder } = await office();
  const { out: csv } = await leads(folder, 'export', '--format', 'csv', '--state', 'dead');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain('"say ""hi""\nyou"');
  const { out: json } = await leads(folder, 'export', '--format', 'json');
  expect(JSON.parse(json)).toMatchObject([
    { state: 'dead' },
    { kind: 'newsletter', email: 'old@example.org' },
    { name: 'Anna' },
  ]);
});

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
  [['show', 'msg_none'], 1],
  [['replay', 'msg_none'], 1],
] as const)(
  'a call that cannot be done says why on standard error and by its exit code: %j → %i',
  async ([args, code]) => {
    const { folder } = await temporaryStore();
    const ran = await leads(folder, ...args);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).not.toBe('');
  },
);

test('a folder without a store is a fault, not an empty list', async () => {
  const ran = await leads(await temporaryFolder(), 'list');
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain('there is no store');
});

test('help needs no store and no configuration', async () => {
  expect(await leads('/nowhere', '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('replay'),
  });
});
