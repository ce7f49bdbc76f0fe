import { data, isRouteErrorResponse, redirect, useRouteError, useRouteLoaderData } from 'react-router';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { href } from '../../lib/site-paths.ts';
import type { SiteMessages } from './site.messages.ts';

export type ErrorPageData = { language: Language; messages: SiteMessages['error'] };

type RootData = { locale: Locale; site: Pick<SiteMessages, 'error'> };

export function useLanguageAndErrorTexts(): ErrorPageData | undefined {
  const root = useRouteLoaderData<(() => RootData) | undefined>('root');
  const error = useRouteError();
  if (root) return { language: root.locale.language, messages: root.site.error };
  const thrown: ErrorPageData | null = isRouteErrorResponse(error) ? error.data : null;
  return thrown?.language ? thrown : undefined;
}

/** Throws 404 for `/api`, `/assets` and names with a file extension, otherwise a redirect to home. */
export function noSuchPage({ pathname }: URL, shown: ErrorPageData | null = null): never {
  const isNoPage = /^\/(?:api|assets)(?:\/|$)/.test(pathname) || /\.[a-z0-9]+$/i.test(pathname);
  if (isNoPage) throw data(shown, { status: 404, statusText: 'Not Found' });
  throw redirect(href('', 'home'));
}
