import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { listening } from '../support/listening-server.ts';
import { folderOfTest } from '../support/temporary-store.ts';

const main = path.resolve(import.meta.dirname, '../../server/main.ts');
const buildIfChanged = path.resolve(main, '../../scripts/site-build/build-if-changed.ts');

/** Starts a process that must fail, and returns its output. */
const start = (script: string, env: Record<string, string>, ...rest: string[]) =>
  spawnSync(process.execPath, [script, ...rest], { env, encoding: 'utf8', timeout: 30_000 });

test('[ER-3] a database that cannot be used stops the server with one sentence, and no password in it', () => {
  const url = new URL(inject('postgresUrl'));
  url.username = 'unknown';
  url.password = 'hunter2';
  const { status, stdout, stderr } = start(main, { DATABASE_URL: url.href });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toMatch(/^DATABASE_URL: .* \(28\w+\); .*\n$/);
  expect(stderr).not.toContain('hunter2');
});

test.for([
  ['a folder that cannot be', 'DATA_DIR: the store in .* cannot be written \\(E[A-Z]+\\); ', 'file/data'],
  ['a store that is no database', 'DATA_DIR: .* \\(SQLITE_NOTADB\\); restore a backup', '.'],
] as const)('[ER-3] %s stops the start, and before it the build, in one sentence', ([, sentence, place]) => {
  const folder = folderOfTest();
  writeFileSync(path.join(folder, 'file'), '');
  writeFileSync(
    path.join(folder, 'site.sqlite'),
    'no database, but long enough to be taken for one '.repeat(100),
  );
  for (const script of [buildIfChanged, main]) {
    const { status, stdout, stderr } = start(script, { DATA_DIR: path.resolve(folder, place), PORT: '0' });
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(new RegExp(`^${sentence}.*\n$`));
  }
});

test('[ER-2][ER-3] a port that is taken is said before the build and at the start, and a build that is missing', async () => {
  const folder = folderOfTest();
  const { port, stop } = await listening(createServer());
  onTestFinished(stop);
  for (const [script, variable] of [
    [buildIfChanged, 'PORT'],
    [main, 'PORT'],
    [main, 'OPS_PORT'],
  ] as const) {
    const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', [variable]: String(port) };
    const { status, stdout, stderr } = start(script, env);
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(new RegExp(`^${variable}: .* \\(EADDRINUSE\\); .*\n$`));
  }
  const unbuilt = start(main, { DATA_DIR: folder }, folder);
  expect(unbuilt.status).toBe(1);
  expect(unbuilt.stderr).toMatch(/^there is no built site in .*npm run build.*\n$/);
});
