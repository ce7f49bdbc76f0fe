import { writeStored } from '../browser-state/local-storage.ts';
import type { Language } from './languages.ts';
import { LANGUAGE_COOKIE, languageCookie } from './negotiate.ts';

export function storeChoice(language: Language): void {
  writeStored(LANGUAGE_COOKIE, language);
  keepCookie(languageCookie(language));
}

/**
 * Runs before the first paint. A prefixed path stores its language. On a bare path, the stored language restores the cookie,
 * and the page reloads in it. After a redirect to `/fr/blog/3` the cookie is newer.
 */
export function keepChoice(codes: readonly string[], name: string, attributes: string): void {
  try {
    const kept = () => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1] ?? '';
    const { location } = window;
    const secure = location.protocol === 'https:' ? ';secure' : '';
    const keep = (language: string) => {
      document.cookie = `${name}=${language}${attributes}${secure}`;
    };
    const [, first = ''] = location.pathname.split('/');
    const [arrival] = performance.getEntriesByType('navigation');
    if (first === 'blog' && codes.includes(kept()) && arrival && Reflect.get(arrival, 'redirectCount')) {
      localStorage.setItem(name, kept());
      return;
    }
    if (codes.includes(first)) {
      keep(first);
      localStorage.setItem(name, first);
      return;
    }
    const chosen = localStorage.getItem(name) ?? '';
    if (!codes.includes(chosen) || kept() === chosen) return;
    keep(chosen);
    if (document.documentElement.lang === chosen) return;
    if (kept() === chosen) location.reload();
    else location.replace(`/${chosen}${location.pathname}${location.search}${location.hash}`);
  } catch {
    // If storage is blocked, the page's language stays.
  }
}

export function keepCookie(cookie: string): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  // Safari lacks the Cookie Store API.
  document.cookie = cookie + secure;
}
