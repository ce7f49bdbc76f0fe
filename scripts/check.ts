import { spawnSync } from 'node:child_process';

/** `npm run check`: all static checks. Later steps run after an error too. */
const steps: [name: string, ...command: string[]][] = [
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc', '--noEmit'],
  ['format and lint', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=none'],
  ['documents', 'node', 'scripts/check-documents.ts'],
  ['words', 'node', 'scripts/check-words.ts'],
  ['links', 'node', 'scripts/check-links.ts'],
  ['unused', 'knip', '--treat-config-hints-as-errors'],
  ['spelling', 'cspell', 'lint', '--no-progress', '--no-summary', '.'],
];

/** Steps whose output is shown on success too. */
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
