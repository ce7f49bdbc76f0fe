import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { provideBrowsers } from '../tests/support/browser.ts';

/** `npm test`: everything, cheapest first. The last line counts. */
const unit = 'test-results/unit.json';
const e2e = 'test-results/e2e.json';
rmSync('test-results', { recursive: true, force: true });

type Count = { passed: number; failed: number };

/** The parts of the runners' reports used here. */
const unitTest = z.object({ status: z.string(), fullName: z.string() });
const unitReport = z
  .object({ testResults: z.array(z.object({ assertionResults: z.array(unitTest) })) })
  .transform(({ testResults }) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed');
    failedSteps.push(...failed.map(({ fullName }) => fullName));
    return { passed: tests.filter(({ status }) => status === 'passed').length, failed: failed.length };
  });
const e2eReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

const totals: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];

/** Counts the tests of the report, or the step as one; a runner that fails without a failed test is one failure. */
function step(name: string, command: string, report?: { file: string; schema: z.ZodType<Count> }): void {
  process.stdout.write(`\n== ${name}\n`);
  const ok = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
  if (!ok) failedSteps.push(name);
  const counted =
    report && existsSync(report.file) && report.schema.parse(JSON.parse(readFileSync(report.file, 'utf8')));
  const { passed, failed } = counted || { passed: ok && !report ? 1 : 0, failed: 0 };
  totals.passed += passed;
  totals.failed += ok ? failed : Math.max(failed, 1);
}

provideBrowsers((line) => process.stdout.write(`${line}\n`));
step('static checks', 'npm run -s check');
step('build', 'npm run -s build');
step('unit and server tests', `vitest run --reporter=default --reporter=json --outputFile.json=${unit}`, {
  file: unit,
  schema: unitReport,
});
step('end-to-end tests', 'playwright test', { file: e2e, schema: e2eReport });

process.stdout.write(`\n${failedSteps.map((name) => `failed: ${name}\n`).join('')}`);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
