import { keepCookie } from './keep-cookie.ts';
import { type Language, languages } from './languages.ts';
import { languageCookie, languageCookieAttributes, setLanguageCookie } from './negotiate.ts';

/** Keeps the visitor's language: in the browser's storage, and in a cookie so that the server can answer in it. */
export function storeChoice(language: Language): void {
  try {
    localStorage.setItem(languageCookie, language);
  } catch {
    // Storage is blocked: the cookie, or the prefix in the address, still carries the choice.
  }
  keepCookie(setLanguageCookie(language));
}

/**
 * Runs before anything is painted on a bare path: a choice in the browser's storage that the cookie does not mirror
 * (an expired cookie, a restored profile) is put into the cookie, and the page is asked for again if it came in
 * another language. Where cookies are blocked the prefixed path says the same. Only the address of a post under a
 * language, which leads to the post without one, has left its choice in the cookie alone: there the cookie is newer.
 * It is sent as text: it may use its arguments and the browser, nothing else, and no `<`.
 */
function keepChoice(known: readonly string[], name: string, attributes: string): void {
  try {
    const kept = () => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1] ?? '';
    const { location } = window;
    const [, first = ''] = location.pathname.split('/');
    const [arrival] = performance.getEntriesByType('navigation');
    if (first === 'blog' && known.includes(kept()) && arrival && Reflect.get(arrival, 'redirectCount')) {
      localStorage.setItem(name, kept());
      return;
    }
    // The storage is read from a file, and nothing is painted meanwhile.
    if (known.includes(first)) return;
    const chosen = localStorage.getItem(name) ?? '';
    if (!known.includes(chosen) || kept() === chosen) return;
    const secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie = `${name}=${chosen}${attributes}${secure}`;
    if (document.documentElement.lang === chosen) return;
    if (kept() === chosen) location.reload();
    else location.replace(`/${chosen}${location.pathname}${location.search}${location.hash}`);
  } catch {
    // Storage is blocked: the language in the page stays.
  }
}

/** In the browser it is read back from the page, letter for letter, as `siteStyles` is. */
export const keepChoiceScript: string = import.meta.env.SSR
  ? `(${keepChoice})(${[languages, languageCookie, languageCookieAttributes].map((given) => JSON.stringify(given))})`.replaceAll(
      /\n\s*/g,
      '\n',
    )
  : (document.getElementById('keep-choice')?.textContent ?? '');
