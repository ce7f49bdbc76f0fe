import { keepCookie } from './keep-cookie.ts';
import { type Language, languages } from './languages.ts';
import { languageCookie } from './negotiate.ts';

const year = 31_536_000;

/** Keeps the visitor's language: in the browser's storage, and in a cookie so that the server can answer in it. */
export function storeChoice(language: Language): void {
  try {
    localStorage.setItem(languageCookie, language);
  } catch {
    // Storage is blocked: the cookie, or the prefix in the address, still carries the choice.
  }
  keepCookie(`${languageCookie}=${language};path=/;max-age=${year};samesite=lax`);
}

/**
 * Runs before anything is painted on a bare path: a choice in the browser's storage that the cookie does not mirror
 * (an expired cookie, a restored profile) is put into the cookie, and the page is asked for again if it came in
 * another language. Where cookies are blocked the prefixed path says the same. Only the address of a post under a
 * language, which leads to the post without one, has left its choice in the cookie alone: there the cookie is newer.
 */
export const keepChoiceScript = `try{(function(){var p=/^(${languages.join('|')})$/,s=localStorage.getItem("${languageCookie}"),l=location,f=l.pathname.split("/"),m=function(){return(document.cookie.match(/(?:^|; )${languageCookie}=(\\w+)/)||[])[1]};if(f[1]==="blog"&&p.test(m())&&performance.getEntriesByType("navigation")[0].redirectCount)return localStorage.setItem("${languageCookie}",m());if(!p.test(s)||p.test(f[1])||m()===s)return;document.cookie="${languageCookie}="+s+";path=/;max-age=${year};samesite=lax"+(l.protocol=="https:"?";secure":"");if(document.documentElement.lang!==s){if(m()===s)l.reload();else l.replace("/"+s+l.pathname+l.search+l.hash)}})()}catch(e){}`;
