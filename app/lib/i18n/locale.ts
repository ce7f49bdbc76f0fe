import { useRouteLoaderData } from 'react-router';
import type { Prefix } from '../site-paths.ts';
import type { Language } from './languages.ts';

export type Locale = { language: Language; prefix: Prefix };

/** Reads the root's data instead of the address, because `/` and `/fr` serve the same HTML. */
export function useLocale(): Locale {
  const root = useRouteLoaderData<() => { locale: Locale }>('root');
  if (!root) throw new Error('useLocale stands outside the pages of the site');
  return root.locale;
}
