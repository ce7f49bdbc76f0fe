import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { provideBrowsers } from '../tests/support/browser.ts';

/** `npm test` runs everything, the cheapest first. The last line says how many tests passed and failed. */
const UNIT = 'test-results/unit.json';
const E2E = 'test-results/e2e.json';
const steps = [
  { name: 'static checks', command: 'npm run -s check' },
  { name: 'build', command: 'npm run -s build' },
  {
    name: 'unit and server tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT}`,
    report: UNIT,
  },
  { name: 'end-to-end tests', command: 'playwright test', report: E2E },
];
rmSync('test-results', { recursive: true, force: true });
provideBrowsers((line) => process.stdout.write(`${line}\n`));

const totals = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
for (const { name, command, report } of steps) {
  process.stdout.write(`\n== ${name}\n`);
  const ok = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
  if (!ok) failedSteps.push(name);
  const run = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  // The numbers are in Vitest's or Playwright's report. A step without report counts as one test.
  totals.passed += run.numPassedTests ?? run.stats?.expected ?? (ok && !report ? 1 : 0);
  const failed = run.numFailedTests ?? (run.stats ? run.stats.unexpected + run.stats.flaky : 0);
  for (const { assertionResults } of run.testResults ?? [])
    for (const { status, fullName } of assertionResults) if (status === 'failed') failedSteps.push(fullName);
  // A runner may fail although no test has failed.
  totals.failed += ok ? failed : Math.max(failed, 1);
}

process.stdout.write(`\n${failedSteps.map((name) => `failed: ${name}\n`).join('')}`);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
