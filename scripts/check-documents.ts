import { globSync, readFileSync } from 'node:fs';

/**
 * A step of `npm run check`: every id of docs/requirements.md, a line `- RT-1 …` each, stands in a test's title as
 * `[RT-1]`, and no other does.
 */
const tests = globSync(['{app,bench,media,scripts,server}/**/*.test.{ts,tsx}', 'tests/**/*.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const ids = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, id = '']) => id));
const known = ids(readFileSync('docs/requirements.md', 'utf8'), /^- ([A-Z]{2}-\d+) /gm);
const proved = ids(tests, /\[([A-Z]{2}-\d+)\]/g);
const errors = [
  ...[...proved]
    .filter((id) => !known.has(id))
    .map((id) => `${id} is named by a test and missing in docs/requirements.md`),
  ...[...known]
    .filter((id) => !proved.has(id))
    .map((id) => `${id} in docs/requirements.md is named by no test`),
];
for (const error of errors) process.stderr.write(`${error}\n`);
if (errors.length > 0 || known.size === 0) process.exitCode = 1;
