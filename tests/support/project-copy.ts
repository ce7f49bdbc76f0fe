import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './listening-server.ts';

const project = path.resolve(import.meta.dirname, '../..');
const folders = ['app', 'content', 'media', 'public', 'scripts', 'server', 'tests'];
const files = ['package.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json', 'biome.jsonc'];

/** Copies the sources and the build, and links the packages, without caches. */
export function copyProject(folder: string): void {
  for (const name of [...folders, ...files])
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(project, 'node_modules')))
    if (name !== '.vite') symlinkSync(path.join(project, 'node_modules', name), path.join(packages, name));
}

/**
 * Runs `npm run dev` in a copy of the project, or `npm run edit` with `--edit`.
 * @param line matches the output line with the address in its first group
 */
export async function startDevelopment(
  folder: string,
  line: RegExp,
  ...options: string[]
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { PATH, HOME } = process.env;
  const command = spawn(process.execPath, ['scripts/dev.ts', ...options], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(await freePort()), DATA_DIR: path.join(folder, 'data') },
  });
  const left = once(command, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const said: string[] = [];
    createInterface(command.stderr).on('line', (text) => {
      said.push(text);
      const found = line.exec(text)?.[1];
      if (found) resolve(found);
    });
    command.once('exit', () => reject(new Error(said.join('\n'))));
  });
  return {
    url,
    stop: async () => {
      command.kill();
      await left;
    },
  };
}
