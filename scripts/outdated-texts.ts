import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { defaultLanguage, isLanguage } from '../app/lib/i18n/languages.ts';

const run = promisify(execFile);

/**
 * Finds texts older than their English original by git history; uncommitted texts are new.
 * @param root the folder of `content`
 * @returns a line each, `content/fr/home.json: hero.title`, or one that says why the history is unavailable
 */
export async function outdatedTexts(root: string): Promise<string[]> {
  try {
    const git = (...command: string[]) => run('git', command, { cwd: root, maxBuffer: 2 ** 26 });
    if ((await git('rev-parse', '--is-shallow-repository')).stdout.trim() === 'true')
      return ['nobody can tell in a shallow clone: git fetch --unshallow'];
    const listed = (await git('ls-files', '-z', 'content/*.json', 'content/*.md')).stdout.split('\0');
    const files = listed.filter(
      (file) => isLanguage(file.split('/')[1]) && existsSync(path.join(root, file)),
    );
    const timesOf = async (file: string) => {
      const { stdout } = await git('blame', '--line-porcelain', '--', file);
      const seconds = [...stdout.matchAll(/^author-time (\d+)$/gm)].map(([, time]) => Number(time));
      if (file.endsWith('.md')) return new Map([['', Math.max(...seconds)]]);
      const lines = linesOfTexts(readFileSync(path.join(root, file), 'utf8'));
      return new Map(lines.map(([key, line]) => [key, seconds[line - 1] ?? 0]));
    };
    const times = new Map(await Promise.all(files.map(async (file) => [file, await timesOf(file)] as const)));
    const compared = comparedUntil(root);
    return [...times].flatMap(([file, own]) => {
      const english = times.get(file.replace(/^content\/\w+/, `content/${defaultLanguage}`));
      return [...own].flatMap(([key, seconds]) =>
        Math.max(seconds, compared) < (english?.get(key) ?? 0) ? [key ? `${file}: ${key}` : file] : [],
      );
    });
  } catch (error) {
    return [`nobody can tell: ${error instanceof Error ? error.message.split('\n')[0] : error}`];
  }
}

/** Keys as `hero.points.0.text`, with the lines that the texts stand on. */
function linesOfTexts(json: string): [key: string, line: number][] {
  const lineCounter = new LineCounter();
  const walk = (node: unknown, key: string): [string, number][] => {
    const inner = (name: unknown, value: unknown) => walk(value, key ? `${key}.${name}` : String(name));
    if (isMap<{ value: string }, Node>(node))
      return node.items.flatMap((one) => inner(one.key.value, one.value));
    if (isSeq(node)) return node.items.flatMap((value, index) => inner(index, value));
    return isScalar(node) && node.range ? [[key, lineCounter.linePos(node.range[0]).line]] : [];
  };
  return walk(parseDocument(json, { lineCounter }).contents, '');
}

/** Seconds of the last complete comparison, from content/translated.txt. */
function comparedUntil(root: string): number {
  const file = path.join(root, 'content/translated.txt');
  if (!existsSync(file)) return 0;
  const moment = Date.parse(readFileSync(file, 'utf8').trim());
  if (Number.isNaN(moment))
    throw new Error('content/translated.txt: write a moment like 2026-11-22T16:00:00Z');
  return moment / 1000;
}
