import { findPost, type PostIndex } from '../../app/features/blog/find-post.ts';
import type { Post } from '../../app/features/blog/read-posts.server.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { prefixOf } from '../../app/lib/site-paths.ts';
import { type Ask, type BuiltPage, readPage } from './built-pages.ts';

const SITE = 'http://localhost';

/** @param ask requests pages that are not in `pages` */
export async function deadLinks(
  pages: readonly BuiltPage[],
  isFile: (path: string) => boolean,
  ask: Ask,
): Promise<string[]> {
  const reached = new Map<string, BuiltPage | string | undefined>(
    pages.map((page) => [`${page.path} ${page.language}`, page]),
  );

  async function reach(path: string, language: Language) {
    const key = `${path} ${language}`;
    if (!reached.has(key)) {
      const answer = await ask(path, language);
      const page = answer.status === 200 ? readPage(path, language, await answer.text()) : undefined;
      reached.set(key, page ?? answer.headers.get('location') ?? undefined);
    }
    return reached.get(key);
  }

  async function isAlive(link: string, from: string, language: Language): Promise<boolean> {
    const { origin, pathname, hash } = new URL(link, SITE + from);
    if (origin !== SITE || isFile(pathname)) return true;
    const linked = prefixOf(pathname) || language;
    const target = await reach(pathname, linked);
    // Unknown paths redirect to home, so a link that ends there is dead.
    if (typeof target === 'string')
      return target !== '/' && isAlive(target.includes('#') ? target : target + hash, pathname, linked);
    return Boolean(target && (!hash || target.document.getElementById(decodeURIComponent(hash.slice(1)))));
  }

  const dead: string[] = [];
  for (const { path, language, document } of pages)
    for (const link of new Set(document.querySelectorAll('a').map((a) => a.getAttribute('href') ?? '')))
      if (!(await isAlive(link, path, language)))
        dead.push(`${path} (${language}) links to ${link}, which does not exist`);
  return dead;
}

/** Finds links between posts that the language does not show. Runs before the build. */
export function deadPostLinks(posts: PostIndex<Pick<Post, 'id' | 'body'>>): string[] {
  const dead: string[] = [];
  for (const [language, own] of posts)
    for (const { body } of own.values())
      for (const { 1: id, index } of body.text.matchAll(/\]\(\/blog\/(\d+)/g)) {
        if (!('problem' in findPost(Number(id), language, posts))) continue;
        const line = body.line + body.text.slice(0, index).split('\n').length - 1;
        dead.push(`${body.file}:${line}: there is no post ${id} in ${language}: take out the link`);
      }
  return dead;
}
