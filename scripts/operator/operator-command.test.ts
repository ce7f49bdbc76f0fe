import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runner } from '../../tests/support/command-runner.ts';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import { backup } from '../backup.ts';
import { consents } from '../consents.ts';
import { counts } from '../counts.ts';
import { leads } from '../leads.ts';
import { questions } from '../questions.ts';

const commands = { backup, consents, counts, leads, questions };

test('a command needs no store to help, and says a wrong call on standard error, by its exit code', () => {
  const env = { DATA_DIR: '/nowhere' };
  const leadsWith = (arg: string) =>
    spawnSync(process.execPath, ['scripts/leads.ts', arg], { encoding: 'utf8', env });
  expect(leadsWith('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run leads') });
  const wrong = { status: 2, stdout: '', stderr: expect.stringMatching(/--help\n$/) };
  expect(leadsWith('--loud')).toMatchObject(wrong);
});

test.for([
  ['leads', '', 2],
  ['leads', 'burn', 2],
  ['leads', 'list --state lost', 2],
  ['leads', 'list msg_1', 2],
  ['leads', 'replay msg_1 --dead', 2],
  ['leads', 'replay --waiting --dead', 2],
  ['leads', 'replay --waiting --to pigeon', 2],
  ['leads', 'replay msg_none', 1],
  ['leads', 'erase', 2],
  ['leads', 'erase msg_1 --email anna@example.org', 2],
  ['leads', 'erase msg_none', 1],
  ['leads', 'move', 2],
  ['leads', 'move --to https://example.org', 2],
  ['consents', 'list --since 2026-13-41', 2],
  ['consents', 'export --format pdf', 2],
  ['counts', 'export', 2],
  ['backup', '', 2],
  ['backup', 'one two', 2],
  ['questions', 'delete', 2],
] as const)('a call that cannot be done says why: %s %s → %i', async ([name, args, code]) => {
  const { place } = await temporaryStore();
  const ran = await runner(commands[name])(place, ...args.split(' ').filter(Boolean));
  expect(ran).toMatchObject({ code, out: '', err: expect.stringMatching(/./) });
});
