import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { provideBrowser } from '../harness/browser.ts';

/** `npm test`: everything, in the order in which a fault is cheapest to find; the last line counts. */
const results = 'test-results';
rmSync(results, { recursive: true, force: true });

type Count = { passed: number; failed: number };

function run(name: string, command: string, ...rest: string[]): boolean {
  process.stdout.write(`\n== ${name}\n`);
  return spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
}

/** One step counts as one test. */
function step(name: string, command: string, ...rest: string[]): Count {
  return run(name, command, ...rest) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function numberAt(file: string, ...keys: string[]): number {
  if (!existsSync(file)) return 0;
  let value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const key of keys)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof value === 'number' ? value : 0;
}

/** What a runner has counted; a runner that failed without counting a failure counts as one. */
function counted(ok: boolean, count: Count): Count {
  return ok ? count : { ...count, failed: Math.max(count.failed, 1) };
}

function unitTests(): Count {
  const file = `${results}/unit.json`;
  const ok = run(
    'unit and server tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  );
  return counted(ok, {
    passed: numberAt(file, 'numPassedTests'),
    failed: numberAt(file, 'numFailedTests'),
  });
}

function journeys(): Count {
  const file = `${results}/journeys.json`;
  const ok = run('journeys in a browser', 'playwright', 'test');
  return counted(ok, {
    passed: numberAt(file, 'stats', 'expected'),
    failed: numberAt(file, 'stats', 'unexpected') + numberAt(file, 'stats', 'flaky'),
  });
}

provideBrowser((line) => process.stdout.write(`${line}\n`));
const counts = [
  step('static checks', 'npm', 'run', '-s', 'check'),
  step('build', 'npm', 'run', '-s', 'build'),
  unitTests(),
  journeys(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
