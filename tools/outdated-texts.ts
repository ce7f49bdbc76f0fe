import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultLanguage, type Language, languages } from '../app/i18n/languages.ts';

const run = promisify(execFile);

/** The key of the text on each line of a file of words as the formatter writes it, `hero.points.0.text`; '' where none is. */
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

/** When each text of a file was last written, in seconds: by its key, or of a Markdown file as one. */
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

/** The texts of a language that are older than their English original: `content/fr/home.json: hero.title`. */
async function outdatedIn(root: string, language: Language, times: Times): Promise<string[]> {
  const outdated: string[] = [];
  for (const file of globSync(`content/${language}/**/*.{json,md}`, { cwd: root }).sort()) {
    const original = file.replace(`content/${language}/`, `content/${defaultLanguage}/`);
    const [own, english] = await Promise.all([timesOf(root, file), times(original)]);
    const keys = [...own].filter(([key, seconds]) => seconds < (english.get(key) ?? 0)).map(([key]) => key);
    outdated.push(...keys.map((key) => (key ? `${file}: ${key}` : file)));
  }
  return outdated;
}

/**
 * Which translations lag behind, as the history of the files knows it; a text that is not committed yet is new.
 * @param root the folder that has `content`
 * @returns a line for each, or the one that says why nobody can tell
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
    return (await Promise.all(others.map((language) => outdatedIn(root, language, times)))).flat();
  } catch (fault) {
    return [`nobody can tell: ${fault instanceof Error ? fault.message.split('\n')[0] : fault}`];
  }
}
