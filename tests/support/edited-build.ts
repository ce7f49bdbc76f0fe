import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Edits a file of a copied project. Throws if nothing changes. */
export function editFile(folder: string, file: string, change: (text: string) => string) {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  assert.notEqual(change(text), text);
  writeFileSync(place, change(text));
}

/**
 * Builds a copied project.
 * @param steps npm scripts
 * @returns the built texts by path within `build`
 */
export async function buildCopy(folder: string, steps = ['build']): Promise<Map<string, string>> {
  // Low priority: tests in parallel would time out otherwise.
  for (const step of steps)
    await promisify(execFile)('nice', ['npm', 'run', '-s', step], {
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
