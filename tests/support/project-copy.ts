import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../harness/running-site.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** A copy of what is built and served, for a test that edits it; it has the packages, and none of their caches. */
export function copyProject(): { folder: string; remove: () => void } {
  const { folder, remove } = temporaryFolder();
  for (const name of ['app', 'content', 'public', 'server', 'site-files', 'harness', 'tools']) {
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  for (const name of ['package.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(path.join(project, name), path.join(folder, name));
  }
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(project, 'node_modules'))) {
    if (name !== '.vite')
      symlinkSync(path.join(project, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  return { folder, remove };
}
