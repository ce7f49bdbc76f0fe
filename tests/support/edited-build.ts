import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');

/** Copies what the build needs into a folder, so that its content can be edited there. */
export function copyProject(folder: string) {
  for (const name of ['app', 'content', 'public', 'server', 'site-files', 'harness', 'tools'])
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  for (const name of ['package.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json'])
    cpSync(path.join(project, name), path.join(folder, name));
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Changes a text of a copied project; an edit that changes nothing is a fault of the test. */
export function editFile(folder: string, file: string, change: (text: string) => string) {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(place, change(text));
}

/**
 * Builds a copied project, as an owner does after an edit.
 * @returns every text that the build has made, by its path in the folder `build`
 */
export async function buildCopy(folder: string): Promise<Map<string, string>> {
  await promisify(execFile)('npm', ['run', '-s', 'build'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    maxBuffer: 2 ** 26,
  });
  const build = path.join(folder, 'build');
  const files = globSync('{client,assistant}/**/*.{html,data,json,txt,xml,webmanifest,svg,js,css,vtt}', {
    cwd: build,
  });
  return new Map(files.map((file) => [file, readFileSync(path.join(build, file), 'utf8')]));
}
