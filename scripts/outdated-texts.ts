import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultLanguage, type Language, languages } from '../app/lib/i18n/languages.ts';

const run = promisify(execFile);

/** The text key on each line of a formatted messages file, `hero.points.0.text`; '' where none is. */
function keysOfLines(json: string): string[] {
  const open: { name: string; items: number }[] = [];
  return json.split('\n').map((line) => {
    if (/^\s*(?:[}\]].*)?$/.test(line)) {
      open.pop();
      return '';
    }
    const [, name, rest = ''] = /^\s*(?:"([^"]*)": )?(.*?),?$/.exec(line) ?? [];
    const parent = open.at(-1);
    const own = name ?? String(parent ? parent.items++ : '');
    const key = [...open.slice(1).map((one) => one.name), own].join('.');
    if (!/[{[]$/.test(rest)) return key;
    open.push({ name: own, items: 0 });
    return '';
  });
}

/** Times of the last changes in seconds, by key; one for a Markdown file. */
async function timesOf(root: string, file: string): Promise<Map<string, number>> {
  const { stdout } = await run('git', ['blame', '--line-porcelain', '--', file], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const lines = [...stdout.matchAll(/^author-time (\d+)$/gm)].map(([, seconds]) => Number(seconds));
  if (file.endsWith('.md')) return new Map([['', Math.max(...lines)]]);
  const keys = keysOfLines(readFileSync(path.join(root, file), 'utf8'));
  return new Map(lines.map((seconds, line) => [keys[line] ?? '', seconds] as const).filter(([key]) => key));
}

type Times = (file: string) => Promise<Map<string, number>>;

/** Seconds of the last complete comparison, from content/translated.txt. */
function comparedUntil(root: string): number {
  const file = path.join(root, 'content/translated.txt');
  if (!existsSync(file)) return 0;
  const moment = Date.parse(readFileSync(file, 'utf8').trim());
  if (Number.isNaN(moment))
    throw new Error('content/translated.txt: write a moment like 2026-11-22T16:00:00Z');
  return moment / 1000;
}

/** Texts older than their English original: `content/fr/home.json: hero.title`. */
async function outdatedIn(language: Language, kept: string[], compared: number, times: Times) {
  const outdated: string[] = [];
  for (const file of kept.filter((name) => name.startsWith(`content/${language}/`))) {
    const original = file.replace(`content/${language}/`, `content/${defaultLanguage}/`);
    if (!kept.includes(original)) continue;
    const [own, english] = await Promise.all([times(file), times(original)]);
    for (const [key, seconds] of own)
      if (Math.max(seconds, compared) < (english.get(key) ?? 0))
        outdated.push(key ? `${file}: ${key}` : file);
  }
  return outdated;
}

/**
 * Finds outdated translations by git history; uncommitted texts are new.
 * @param root the folder of `content`
 * @returns a line each, or one that says why the history is unavailable
 */
export async function outdatedTexts(root: string): Promise<string[]> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: root });
    if (stdout.trim() === 'true') return ['nobody can tell in a shallow clone: git fetch --unshallow'];
    const others = languages.filter((language) => language !== defaultLanguage);
    const known = new Map<string, Promise<Map<string, number>>>();
    const times: Times = (file) => {
      const asked = known.get(file) ?? timesOf(root, file);
      known.set(file, asked);
      return asked;
    };
    const listed = await run('git', ['ls-files', '-z', 'content/*.json', 'content/*.md'], { cwd: root });
    const kept = listed.stdout.split('\0').filter((file) => existsSync(path.join(root, file)));
    const compared = comparedUntil(root);
    return (await Promise.all(others.map((one) => outdatedIn(one, kept, compared, times)))).flat();
  } catch (error) {
    return [`nobody can tell: ${error instanceof Error ? error.message.split('\n')[0] : error}`];
  }
}
