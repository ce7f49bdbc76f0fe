import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage } from '../../app/lib/i18n/languages.ts';
import { textsIn } from './compare-messages.ts';

/**
 * Returns the translations whose English original has changed since content/translated.txt was last written, while they have
 * not, or why that is unknown.
 */
export function outdatedTexts(root: string): string[] {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
      throw new Error('the clone is shallow: git fetch --unshallow');
    const compared = git('log', '-1', '--format=%H', '--', 'content/translated.txt').trim();
    if (!compared) throw new Error('content/translated.txt has never been committed');
    const texts = (file: string, content: string): [key: string, text: string][] =>
      file.endsWith('.md') ? [['', content]] : textsIn(JSON.parse(content));
    const changedIn = (file: string) => {
      const isOld = git('ls-tree', '--name-only', compared, '--', file) !== '';
      const before = new Map(isOld ? texts(file, git('show', `${compared}:${file}`)) : []);
      const now = texts(file, readFileSync(path.join(root, file), 'utf8'));
      return now.flatMap(([key, text]) => (before.get(key) === text ? [] : [key]));
    };
    const files = git('ls-files', '-z', '--', 'content/*.json', 'content/*.md').split('\0');
    const changed = new Set(git('diff', '--name-only', '-z', compared, '--', 'content').split('\0'));
    return files.flatMap((file) => {
      const [, language, ...name] = file.split('/');
      const english = ['content', DEFAULT_LANGUAGE, ...name].join('/');
      const isTranslation = isLanguage(language) && language !== DEFAULT_LANGUAGE;
      const isThere = [english, file].every((place) => existsSync(path.join(root, place)));
      if (!isTranslation || !isThere || !changed.has(english)) return [];
      const own = changed.has(file) ? changedIn(file) : [];
      return changedIn(english).flatMap((key) => (own.includes(key) ? [] : [key ? `${file}: ${key}` : file]));
    });
  } catch (error) {
    return [`nobody can tell: ${error instanceof Error ? error.message.split('\n')[0] : error}`];
  }
}
