import { useRouteLoaderData } from 'react-router';
import type { Prefix } from './href.ts';
import type { Language } from './languages.ts';

export type Locale = { language: Language; prefix: Prefix };

/** From the root's data, not the address: the same HTML is served at `/` and `/fr`. */
export function useLocale(): Locale {
  const root: unknown = useRouteLoaderData('root');
  if (typeof root === 'object' && root !== null && 'locale' in root) return root.locale as Locale;
  throw new Error('useLocale stands outside the pages of the site');
}
