import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/running-site.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);
const script = path.resolve(import.meta.dirname, 'build-stamp.ts');
const run = (env: Record<string, string>, ...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
const changed = (env = {}) =>
  run(
    env,
    '-e',
    `import(${JSON.stringify(script)}).then((built) => console.log(built.changedSinceBuild().join()))`,
  );
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

test('[ED-3] a built site is built again only when content, code, packages or a setting of the build has changed', () => {
  for (const name of ['content', 'app', 'build']) mkdirSync(path.join(folder, name));
  write('content/company.json', '{}');
  expect(changed()).toMatch(/^content,code,packages,/);
  run({}, script, 'write');
  expect(changed()).toBe('\n');
  write('app/page.test.ts', '');
  expect(changed()).toBe('\n');
  write('app/page.ts', '');
  write('content/company.json', '{ }');
  expect(changed({ SITE_URL: 'https://www.muster.example' })).toMatch(/^content,code,the setting SITE_URL/);
  // An aborted build leaves no stamp.
  run({}, script, 'remove');
  expect(changed()).toMatch(/^content,code,packages,/);
});
