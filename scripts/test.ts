import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { provideBrowsers } from '../tests/support/browser.ts';

/** `npm test`: everything, cheapest first. Errors are repeated at the end; the last line counts. */
const results = 'test-results';
rmSync(results, { recursive: true, force: true });

type Count = { passed: number; failed: number };

/** The parts of the runners' reports used here. */
const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
const e2eReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Repeated before the last line, for truncated logs. */
const errors: string[] = [];

function run(name: string, command: string, ...rest: string[]): boolean {
  process.stdout.write(`\n== ${name}\n`);
  const ok = spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
  if (!ok) errors.push(`== ${name}: failed`);
  return ok;
}

/** Counts a step as one test. */
function step(name: string, command: string, ...rest: string[]): Count {
  return run(name, command, ...rest) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that fails without a failed test in its report counts as one failure. */
function counted<Report>(
  ok: boolean,
  file: string,
  schema: z.ZodType<Report>,
  count: (report: Report) => Count,
): Count {
  const { passed, failed } = existsSync(file)
    ? count(schema.parse(JSON.parse(readFileSync(file, 'utf8'))))
    : { passed: 0, failed: 0 };
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function unitTests(): Count {
  const file = `${results}/unit.json`;
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run('unit and server tests', 'vitest', 'run', ...report);
  return counted(ok, file, unitReport, ({ numPassedTests, numFailedTests, testResults }) => {
    for (const { message, assertionResults } of testResults) {
      if (message) errors.push(message);
      for (const { fullName, status, failureMessages } of assertionResults)
        if (status === 'failed') errors.push(`✗ ${fullName}`, ...failureMessages);
    }
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function e2eTests(): Count {
  const ok = run('journeys in a browser', 'playwright', 'test');
  return counted(ok, `${results}/journeys.json`, e2eReport, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

provideBrowsers((line) => process.stdout.write(`${line}\n`));
const counts = [
  step('static checks', 'npm', 'run', '-s', 'check'),
  step('build', 'npm', 'run', '-s', 'build'),
  unitTests(),
  e2eTests(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(
  `\n${errors.map((error) => `${error}\n`).join('')}\n${passed} passed, ${failed} failed\n`,
);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
