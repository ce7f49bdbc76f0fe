import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, rooms } from './house-law.ts';

const ids = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, id = '']) => id));

/**
 * Holds the ledger of requirements against the tests.
 * @param ledger docs/requirements.md: a line `- RT-1 …` for each id
 * @param tests the text of every test; titles name what they prove as `[RT-1]`
 */
export function ledgerFaults(ledger: string, tests: string): string[] {
  const known = ids(ledger, /^- ([A-Z]{2}-\d+) /gm);
  const proved = ids(tests, /\[([A-Z]{2}-\d+)\]/g);
  return [
    ...[...proved]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is named by a test and missing in docs/requirements.md`),
    ...[...known]
      .filter((id) => !proved.has(id))
      .map((id) => `${id} in docs/requirements.md is named by no test`),
  ];
}

/**
 * Holds the plan of the house in README.md against the tree.
 * @param folders every folder of the rooms, as `app/pages`
 */
export function planFaults(readme: string, folders: readonly string[]): string[] {
  const [, plan = ''] = /## The plan of the house\s+```\n([\s\S]*?)```/.exec(readme) ?? [];
  // What is indented stands in app.
  const named = plan
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/(?:^| {2}|, )([a-z0-9-]+)\/(?=[\s,])/g)].map(([, name]) =>
        line.startsWith(' ') ? `app/${name}` : `${name}`,
      ),
    );
  const due = folders.filter((folder) => /^(?:app\/)?[^/]+$/.test(folder));
  return [
    ...due.filter((it) => !named.includes(it)).map((it) => `README.md: the plan lacks ${it}/`),
    ...named
      .filter((it) => !due.includes(it))
      .map((it) => `README.md: the plan names ${it}/, which does not exist`),
  ];
}

/** A step of `npm run check`: what the documents say of the tests and of the tree. */
if (import.meta.main) {
  const read = (file: string) => readFileSync(file, 'utf8');
  const entries = [...rooms, 'deploy', 'public'].flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true }).map((entry) => ({
      file: path.join(entry.parentPath, entry.name).split(path.sep).join('/'),
      isFolder: entry.isDirectory(),
    })),
  );
  const tests = entries.filter(({ file, isFolder }) => !isFolder && isTest(file) && /\.tsx?$/.test(file));
  const folders = [
    ...rooms,
    'deploy',
    'public',
    ...entries.flatMap((entry) => (entry.isFolder ? entry.file : [])),
  ];
  const faults = [
    ...ledgerFaults(read('docs/requirements.md'), tests.map(({ file }) => read(file)).join('\n')),
    ...planFaults(read('README.md'), folders),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0 || tests.length === 0) process.exitCode = 1;
}
