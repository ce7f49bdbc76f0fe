import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The most lines, files of at most 15 lines, and megabytes. A change that removes code lowers them, a wanted feature may raise
 * them.
 */
const bounds = {
  all: 44_100,
  product: 19_150,
  style: 5400,
  tests: 14_200,
  tooling: 5000,
  tiny: 38,
  megabytes: 1.78,
};

const isCode = (file: string) =>
  /\.([cm]?[jt]sx?|css|html|sh)$/.test(file) && !/^(content|public)\//.test(file);
const isTest = (file: string) => /(^|\/)tests\//.test(file) || /\.(test|e2e)\.tsx?$/.test(file);
const isTooling = (file: string) =>
  /^(scripts|bench|media|deploy|docs|\.[^/]+)\//.test(file) || !file.includes('/');

function kindOf(file: string): 'product' | 'style' | 'tests' | 'tooling' {
  if (isTest(file)) return 'tests';
  if (isTooling(file)) return 'tooling';
  return file.endsWith('.css') ? 'style' : 'product';
}

const counted = { all: 0, product: 0, style: 0, tests: 0, tooling: 0, tiny: 0, megabytes: 0 };
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
for (const file of tracked.filter(isCode)) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length - Number(text.endsWith('\n'));
  const kind = kindOf(file);
  counted.all += lines;
  counted[kind] += lines;
  counted.megabytes += Buffer.byteLength(text) / 1e6;
  if (kind !== 'tests' && !file.endsWith('.css') && lines <= 15) counted.tiny += 1;
}
counted.megabytes = Math.round(counted.megabytes * 100) / 100;

for (const [name, bound] of Object.entries(bounds)) {
  const count = counted[name as keyof typeof bounds];
  const isOver = count > bound;
  console.log(
    `${isOver ? 'OVER' : 'ok'} ${name}: ${count.toLocaleString('en')} of ${bound.toLocaleString('en')}`,
  );
  if (isOver) process.exitCode = 1;
}
