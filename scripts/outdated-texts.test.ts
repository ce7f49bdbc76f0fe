import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { outdatedTexts } from './outdated-texts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outdated-'));
const origin = path.join(folder, 'origin');
afterAll(() => rmSync(folder, { recursive: true }));

function git(...command: string[]) {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...who, ...command], { cwd: origin, stdio: 'pipe' });
}

/** Commits the files, dated in November 2026. */
function commit(day: number, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(origin, 'content', file)), { recursive: true });
    writeFileSync(path.join(origin, 'content', file), text);
  }
  git('add', '.');
  git('commit', '-q', '-m', 'Words', '--date', `2026-11-${day}T12:00:00Z`);
}

const messages = (title: string, point: string) =>
  `${JSON.stringify({ hero: { title, points: [{ text: 'one' }, { text: point }] } }, null, 2)}\n`;

test('[ED-4] a text whose English original was written later, and that nobody has compared since, is listed, and no other', async () => {
  mkdirSync(origin);
  git('init', '-q');
  commit(10, { 'en/home.json': messages('Hello', 'two'), 'en/posts/1.md': 'One.\n' });
  commit(11, {
    'fr/home.json': messages('Bonjour', 'deux'),
    'fr/posts/1.md': 'Un.\n',
    'de/posts/1.md': 'Eins.\n',
  });
  expect(await outdatedTexts(origin)).toEqual([]);
  commit(12, { 'en/home.json': messages('Hello', 'the second'), 'en/posts/1.md': 'One, again.\n' });
  commit(13, { 'de/posts/1.md': 'Noch einmal eins.\n' });
  expect(await outdatedTexts(origin)).toEqual([
    'content/fr/home.json: hero.points.1.text',
    'content/fr/posts/1.md',
  ]);
  writeFileSync(path.join(origin, 'content/fr/posts/2.md'), 'Not committed yet.\n');
  writeFileSync(path.join(origin, 'content/translated.txt'), '2026-11-12T13:00:00Z\n');
  expect(await outdatedTexts(origin)).toEqual([]);
  writeFileSync(path.join(origin, 'content/translated.txt'), 'yesterday\n');
  expect(await outdatedTexts(origin)).toEqual([expect.stringContaining('translated.txt')]);
  rmSync(path.join(origin, 'content/translated.txt'));
});

test('[ED-4] where the history is cut off, the list says so instead of being empty', async () => {
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, shallow], { stdio: 'pipe' });
  expect(await outdatedTexts(shallow)).toEqual([expect.stringContaining('git fetch --unshallow')]);
  expect(await outdatedTexts(folder)).toEqual([expect.stringContaining('nobody can tell')]);
});
