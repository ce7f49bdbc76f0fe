import { spawnSync } from 'node:child_process';

/** `npm run check`: everything that a machine can say without running the site. All steps run, also after a fault. */
const steps: [name: string, ...command: string[]][] = [
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc', '--noEmit'],
  ['format and lint', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=none'],
  ['house', 'node', 'tools/check-house.ts'],
  ['documents', 'node', 'tools/check-documents.ts'],
  ['words', 'node', 'tools/check-words.ts'],
  ['links', 'node', 'tools/check-links.ts'],
  ['unused', 'knip', '--treat-config-hints-as-errors'],
  ['spelling', 'cspell', 'lint', '--no-progress', '--no-summary', '.'],
];

/** Steps that have something to say even when nothing is wrong. */
const reports = new Set(['words']);
const failed: string[] = [];
for (const [name, command = '', ...rest] of steps) {
  const began = performance.now();
  const { status, error, stdout, stderr } = spawnSync(command, rest, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const ok = status === 0;
  process.stdout.write(
    `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s): ${[command, ...rest].join(' ')}\n`,
  );
  if (ok && reports.has(name)) process.stdout.write(stdout);
  if (ok) continue;
  failed.push(name);
  process.stdout.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}\n`);
}
if (failed.length > 0) {
  process.stdout.write(`\nTo be mended: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
