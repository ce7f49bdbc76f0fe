import { globSync, readFileSync } from 'node:fs';

/**
 * Every id of docs/requirements.md (a line `- RT-1 …`) stands in a test's title as `[RT-1]`, and no other does. The owner's
 * guide has each alert's title as a heading.
 */
const tests = globSync(['{app,bench,media,scripts,server}/**/*.test.{ts,tsx}', 'tests/**/*.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const ids = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, id = '']) => id));
const without = (some: Set<string>, others: Set<string>) => [...some].filter((id) => !others.has(id));
const required = ids(readFileSync('docs/requirements.md', 'utf8'), /^- ([A-Z]{2}-\d+) /gm);
const proved = ids(tests, /\[([A-Z]{2}-\d+)\]/g);
const { causes }: { causes: Record<string, { title: string }> } = JSON.parse(
  readFileSync('content/en/owner-notices.json', 'utf8'),
);
const guide = readFileSync('docs/owners.md', 'utf8');
const errors = [
  ...Object.values(causes)
    .filter(({ title }) => !guide.includes(`\n### ${title}\n`))
    .map(({ title }) => `docs/owners.md has no heading “${title}”, which an alert refers to`),
  ...without(proved, required).map((id) => `${id} is named by a test and missing in docs/requirements.md`),
  ...without(required, proved).map((id) => `${id} in docs/requirements.md is named by no test`),
];
for (const error of errors) process.stderr.write(`${error}\n`);
if (errors.length > 0 || required.size === 0) process.exitCode = 1;
