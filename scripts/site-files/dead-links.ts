import { prefixOf, withPrefix } from '../../app/lib/i18n/href.ts';
import { defaultLanguage, isLanguage, type Language } from '../../app/lib/i18n/languages.ts';
import type { ReadPage } from './read-page.ts';
import type { Ask } from './read-site.ts';

type Target = { path: string; anchor: string };

function targetOf(link: string, from: string): Target | undefined {
  const url = new URL(link, `http://localhost${from}`);
  if (url.origin !== 'http://localhost') return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
}

/**
 * Finds internal links without page, file or anchor.
 * @param isFile whether the site has a file at a path
 * @param ask requests other paths, which may redirect
 */
export async function deadLinks(
  pages: readonly ReadPage[],
  isFile: (path: string) => boolean,
  ask: Ask,
): Promise<string[]> {
  const byPath = new Map(pages.map((page) => [`${page.path} ${page.language}`, page]));
  const destinations = new Map<string, Promise<string | undefined>>();

  /** The target of a redirect. Unknown paths redirect home, which does not count. */
  function destination(path: string, language: Language): Promise<string | undefined> {
    const key = `${path} ${language}`;
    const known = destinations.get(key);
    if (known) return known;
    const asked = ask(path, language).then((response) => {
      const location = response.headers.get('location') ?? '/';
      return location === '/' ? undefined : location;
    });
    destinations.set(key, asked);
    return asked;
  }

  async function isAlive(link: string, from: string, language: Language): Promise<boolean> {
    const target = targetOf(link, from);
    if (!target) return true;
    const { path, anchor } = target;
    // Post paths have no language, and posts exist only in some.
    const linked = prefixOf(path) || language;
    const page = byPath.get(`${path} ${linked}`) ?? byPath.get(`${withPrefix(path, linked)} ${linked}`);
    if (page) return anchor === '' || page.ids.has(anchor);
    if (isFile(path)) return true;
    const onward = await destination(path, linked);
    return onward !== undefined && isAlive(onward, path, linked);
  }

  const dead: string[] = [];
  for (const page of pages) {
    const language = isLanguage(page.language) ? page.language : defaultLanguage;
    for (const link of new Set(page.links)) {
      if (!(await isAlive(link, page.path, language)))
        dead.push(`${page.path} (${page.language}) links to ${link}, which does not exist`);
    }
  }
  return dead;
}
