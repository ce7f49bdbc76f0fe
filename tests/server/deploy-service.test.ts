import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { documentedVariables } from '../support/documented-variables.ts';

const root = path.resolve(import.meta.dirname, '../..');
const unit = readFileSync(path.join(root, 'deploy/site@.service'), 'utf8');
const settings = unit
  .split('\n')
  .filter((line) => /^\w+=/.test(line))
  .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
const valuesOf = (name: string) => settings.filter(([key]) => key === name).map(([, value]) => value);

/** What the site promises: at most so many seconds from the signal to its end. */
const longestStop = 10;
/** Of systemd-analyze: 0 is a service that may do nothing at all, 10 one that may do everything. */
const worstExposure = 1.5;

test('the service starts the server itself, on the Node of the project, and not npm', () => {
  const [command = ''] = valuesOf('ExecStart');
  const [program = '', ...rest] = command.split(' ');
  expect(valuesOf('WorkingDirectory')).toEqual(['/opt/site']);
  for (const file of [path.relative('/opt/site', program), ...rest])
    expect(existsSync(path.join(root, file))).toBe(true);
  expect(command).not.toContain('npm');
});

test('a stop takes the server’s own time: the signal goes to it alone, and nobody kills it before', () => {
  expect(valuesOf('KillMode')).toEqual(['mixed']);
  expect(valuesOf('KillSignal')).toEqual(['SIGTERM']);
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(longestStop);
  expect(valuesOf('Restart')).toEqual(['always']);
});

test('the service sets variables that the contract names, and no secret', () => {
  const names = valuesOf('Environment').flatMap((line) => line.match(/\w+(?==)/g) ?? []);
  expect(names).toContain('DATA_DIR');
  expect(names.filter((name) => name !== 'NODE_ENV' && !documentedVariables().has(name))).toEqual([]);
  expect(names.filter((name) => /SECRET|KEY|DATABASE/.test(name))).toEqual([]);
  expect(valuesOf('EnvironmentFile')).toHaveLength(1);
});

test('the service may do little, but V8 may write machine code', () => {
  expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
  expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  expect(valuesOf('NoNewPrivileges')).toEqual(['yes']);
  expect(valuesOf('User')).not.toContain('root');
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) {
    process.stdout.write('The unit was read, but not verified: there is no systemd here\n');
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'site-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'site@3000.service');
  writeFileSync(file, unit.replaceAll('/opt/site', root));
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const security = spawnSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' });
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(security.stdout)?.[1]);
  expect(exposure).toBeLessThanOrEqual(worstExposure);
});
