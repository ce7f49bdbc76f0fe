import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../harness/running-site.ts';
import { importsOf, reachesBuild, readStages, type Step, variablesOf } from '../support/dockerfile.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const stages = readStages(read('deploy/Dockerfile'));
const image = stages.get('') ?? [];
const ignoreList = read('deploy/Dockerfile.dockerignore');
const rest = (steps: readonly Step[], instruction: string) =>
  steps.filter((step) => step.instruction === instruction).map((step) => step.rest);

test('what the image is made of is there, reaches the build, and holds no secret and no store', () => {
  const sources = [...stages.values()]
    .flatMap((steps) => rest(steps, 'COPY'))
    .filter((words) => !words.startsWith('--from='))
    .flatMap((words) => words.split(' ').slice(0, -1))
    .filter((source) => source !== '.');
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) {
    const files = globSync(source, { cwd: root });
    expect([source, files.length > 0]).toEqual([source, true]);
    expect(files.filter((file) => !/\.test\.tsx?$/.test(file) && !reachesBuild(file, ignoreList))).toEqual(
      [],
    );
  }
  const kept = [
    'deploy/.env',
    '.env',
    'data/site.sqlite',
    'node_modules/zod/package.json',
    '.git/config',
    'build/client',
  ];
  expect(kept.filter((file) => reachesBuild(file, ignoreList))).toEqual([]);
});

test('every module that a step of the build needs reaches the build', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const entries = [...scripts.build.matchAll(/node (\S+\.ts)/g)].map(([, entry]) => String(entry));
  expect(entries.length).toBeGreaterThan(2);
  const needed = [
    'vite.config.ts',
    'react-router.config.ts',
    ...entries,
    'app/routes.ts',
    'app/root.tsx',
  ].flatMap((entry) => [...importsOf(root, entry)]);
  expect(needed.length).toBeGreaterThan(50);
  expect(needed.filter((file) => !reachesBuild(file, ignoreList))).toEqual([]);
});

test('the server is process 1 of the image, as nobody in particular, and says itself whether it lives', () => {
  expect(rest(image, 'CMD')).toEqual(['["node", "server/main.ts"]']);
  expect(rest(image, 'ENTRYPOINT')).toEqual([]);
  expect(rest(image, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(rest(image, 'USER')).toEqual(['10001:10001']);
  const { PATH, PORT, NODE_ENV } = variablesOf(image);
  expect(PATH?.startsWith('/site/node_modules/.bin:')).toBe(true);
  expect(NODE_ENV).toBe('production');
  expect(rest(image, 'HEALTHCHECK').join('')).toContain(`127.0.0.1:${PORT}/healthz`);
  for (const from of [...stages.values()].flatMap((steps) => rest(steps, 'FROM')))
    expect(from).toMatch(/^[a-z]+:[\w.-]+-slim(?: AS [a-z]+)?$/);
});

/** Puts together what the last stage has, with links in place of `npm ci --omit=dev`: the packages that are no one's `dev`. */
function assemble(folder: string): void {
  const { packages } = JSON.parse(read('package-lock.json'));
  for (const [name, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
    if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name) || !existsSync(path.join(root, name)))
      continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  for (const words of rest(image, 'COPY')) {
    const from = /^--from=\w+ \/site\/(\S+)/.exec(words)?.[1];
    if (from === 'node_modules') continue;
    const sources = from
      ? [from]
      : words
          .split(' ')
          .slice(0, -1)
          .flatMap((source) => globSync(source, { cwd: root }));
    for (const source of sources)
      cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
  }
}

test('[CT-5] the server and the operator’s command run with what is in the image, and no package that only builds or tests', async () => {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  assemble(folder);
  expect(existsSync(path.join(folder, 'node_modules/vite'))).toBe(false);
  const data = path.join(folder, 'data');
  const env = { ...variablesOf(image), PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data };
  // Links stay links, or a package would find its neighbours in the project, where everything is.
  const options = { cwd: folder, env: { ...env, NODE_OPTIONS: '--preserve-symlinks' } };
  const server = spawn(process.execPath, ['server/main.ts'], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const left = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  const faults: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => faults.push(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    left.then(() => reject(new Error(faults.join(''))), reject);
    createInterface(server.stdout).on('line', (line) => {
      const { msg, port } = JSON.parse(line);
      if (msg === 'server.listening') resolve(`http://127.0.0.1:${port}`);
    });
  });

  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/fr`)).status).toBe(200);
  expect(await (await fetch(`${url}/blog/1`, { headers: { 'Accept-Language': 'uk' } })).text()).toContain(
    'lang="uk"',
  );
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const messages = [{ role: 'user', content: 'What is Fit 4 AI?' }];
  const reply = await fetch(`${url}/api/chat`, {
    ...json,
    body: JSON.stringify({ language: 'en', messages }),
  });
  expect(await reply.text()).toContain('Fit');
  const letter = { name: 'Anna', email: 'anna@example.org', subject: 'From an image', message: 'Bread.' };
  const taken = await fetch(`${url}/api/contact`, { ...json, body: JSON.stringify(letter) });
  expect(taken.status).toBe(202);
  const { reference } = await taken.json();
  expect(
    execFileSync(process.execPath, ['tools/leads.ts', 'list'], { ...options, encoding: 'utf8' }),
  ).toContain(reference);

  server.kill('SIGTERM');
  expect(await left).toEqual([0, null]);
});
