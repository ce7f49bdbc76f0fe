import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Changes a text of a copied project; an edit that changes nothing is a fault of the test. */
export function editFile(folder: string, file: string, change: (text: string) => string) {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  assert.notEqual(change(text), text);
  writeFileSync(place, change(text));
}

/**
 * Builds a copied project, as an owner does after an edit.
 * @returns every text that the build has made, by its path in the folder `build`
 */
export async function buildCopy(folder: string): Promise<Map<string, string>> {
  // Behind what else is tested at the same time: a page that waits for the processor looks like one that is broken.
  await promisify(execFile)('nice', ['npm', 'run', '-s', 'build'], {
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
