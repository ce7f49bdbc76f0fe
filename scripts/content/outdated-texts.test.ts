import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fr, uk } from '../../tests/support/messages.ts';
import { outdatedTexts } from './outdated-texts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outdated-'));
const origin = path.join(folder, 'origin');
afterAll(() => rmSync(folder, { recursive: true }));

function git(...command: string[]) {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...who, ...command], { cwd: origin, stdio: 'pipe' });
}

function commit(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(origin, 'content', file)), { recursive: true });
    writeFileSync(path.join(origin, 'content', file), text);
  }
  git('add', '.');
  git('commit', '-q', '-m', 'Words');
}

const messages = (text: string) =>
  JSON.stringify({ hero: { title: 'Hello', points: [{ text: 'one' }, { text }] } });

test('[ED-4] a text that has not changed with its English original since all were compared is listed, and no other', () => {
  mkdirSync(origin);
  git('init', '-q');
  commit({
    'translated.txt': '2026-11-11T00:00:00Z',
    'en/home.json': messages('two'),
    [`${fr}/home.json`]: messages('deux'),
    'en/posts/1.md': 'One.\n',
    [`${fr}/posts/1.md`]: 'Un.\n',
    [`${uk}/posts/1.md`]: 'Один.\n',
  });
  expect(outdatedTexts(origin)).toEqual([]);
  commit({ 'en/home.json': messages('the second'), 'en/posts/1.md': 'One, again.\n' });
  commit({ [`${uk}/posts/1.md`]: 'Знову один.\n' });
  expect(outdatedTexts(origin)).toEqual([
    `content/${fr}/home.json: hero.points.1.text`,
    `content/${fr}/posts/1.md`,
  ]);
  commit({ 'translated.txt': '2026-11-14T00:00:00Z' });
  expect(outdatedTexts(origin)).toEqual([]);
});

test('[ED-4] where the history is cut off or absent, the list says so instead of being empty', () => {
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, shallow], { stdio: 'pipe' });
  expect(outdatedTexts(shallow)).toEqual([expect.stringContaining('git fetch --unshallow')]);
  expect(outdatedTexts(folder)).toEqual([expect.stringContaining('nobody can tell')]);
});
