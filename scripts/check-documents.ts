import { globSync, readFileSync } from 'node:fs';

const ids = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, id = '']) => id));

/**
 * Compares the requirements' ids with those in test titles, `[RT-1]`.
 * @param ledger docs/requirements.md: a line `- RT-1 …` for each id
 */
export function ledgerErrors(ledger: string, tests: string): string[] {
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

/** A step of `npm run check`. */
if (import.meta.main) {
  const tests = globSync(['{app,bench,media,scripts,server}/**/*.test.{ts,tsx}', 'tests/**/*.ts']);
  const text = tests.map((file) => readFileSync(file, 'utf8')).join('\n');
  const errors = ledgerErrors(readFileSync('docs/requirements.md', 'utf8'), text);
  for (const error of errors) process.stderr.write(`${error}\n`);
  if (errors.length > 0 || tests.length === 0) process.exitCode = 1;
}
