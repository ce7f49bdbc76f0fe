import { languages } from '../i18n/languages.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_ATTRIBUTES } from '../i18n/negotiate.ts';
import { keepChoice } from '../i18n/stored-choice.ts';
import { deferSections } from './deferred-sections.ts';
import { rememberPresses } from './missed-press.ts';

/**
 * A page starts in this order (docs/decisions/0015):
 * 1. Before the first paint `startScript` defers distant sections, keeps the language and begins to remember presses.
 * 2. `entry.client.tsx` hydrates the page without the parts that are `lazyWhenUsed`.
 * 3. `useDeferredSections` lays out the deferred sections.
 * 4. At the first use the lazy parts fetch their code.
 * 5. `RepeatMissedPress` repeats a press that came before it.
 */

/** The function's source may use only its arguments and browser globals, and no `<`. */
function call<Given extends unknown[]>(run: (...given: Given) => void, ...given: Given): string {
  return `(${run})(${given.map((value) => JSON.stringify(value))});`;
}

/** Every page has it inline. In the browser it is empty, because it has already run. */
export const startScript: string = import.meta.env.SSR
  ? [
      call(deferSections),
      call(keepChoice, languages, LANGUAGE_COOKIE, LANGUAGE_COOKIE_ATTRIBUTES),
      call(rememberPresses),
    ]
      .join('\n')
      .replaceAll(/\n\s*/g, '\n')
  : '';
