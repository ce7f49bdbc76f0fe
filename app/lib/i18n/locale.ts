import { useRouteLoaderData } from 'react-router';
import type { Prefix } from './href.ts';
import type { Language } from './languages.ts';

/** What a page needs to know to link: the language it is in, and the prefix that its links carry. */
export type Locale = { language: Language; prefix: Prefix };

/**
 * The locale of the page, from the root's data and never from the address: the same HTML stands at `/` and at `/fr`.
 * @throws Error outside the site's pages, where there is no root data.
 */
export function useLocale(): Locale {
  const root: unknown = useRouteLoaderData('root');
  if (typeof root === 'object' && root !== null && 'locale' in root) return root.locale as Locale;
  throw new Error('useLocale stands outside the pages of the site');
}
