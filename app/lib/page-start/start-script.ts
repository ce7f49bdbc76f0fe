import { languages } from '../i18n/languages.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_ATTRIBUTES } from '../i18n/negotiate.ts';
import { keepChoice } from '../i18n/stored-choice.ts';
import { listenEarly } from './early-handlers.ts';
import { markOpening } from './deferred-sections.ts';

/** The source of a function may use only its arguments and browser globals, and no `<`. */
function call<Given extends unknown[]>(run: (...given: Given) => void, ...given: Given): string {
  return `(${run})(${given.map((value) => JSON.stringify(value))});`;
}

/** Inline in every page, before its first paint. Empty in the browser, where it has already run. */
export const startScript: string = import.meta.env.SSR
  ? [
      call(markOpening),
      call(keepChoice, languages, LANGUAGE_COOKIE, LANGUAGE_COOKIE_ATTRIBUTES),
      call(listenEarly),
    ]
      .join('\n')
      .replaceAll(/\n\s*/g, '\n')
  : '';
