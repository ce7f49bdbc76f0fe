import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import type { SiteMessages } from './site.messages.ts';

export type ErrorFrame = { language: Language; messages: SiteMessages['error'] };

type RootData = { locale: Locale; site: Pick<SiteMessages, 'error'> };

/** Browser only: a server has many visitors. */
let last: ErrorFrame | undefined;

const frameOf = ({ locale, site }: RootData): ErrorFrame => ({
  language: locale.language,
  messages: site.error,
});

const isFrame = (thrown: unknown): thrown is ErrorFrame =>
  typeof thrown === 'object' && thrown !== null && 'language' in thrown;

/** Keeps the last frame: when loading the next page's data fails, the router drops the root's data too. */
export function useKeptFrame(root: RootData): void {
  useEffect(() => {
    last = frameOf(root);
  }, [root]);
}

/** Taken from the root's data, the error response, or the last page, in this order. */
export function useErrorFrame(): ErrorFrame | undefined {
  const root = useRouteLoaderData<(() => RootData) | undefined>('root');
  const error = useRouteError();
  if (root) return frameOf(root);
  return isRouteErrorResponse(error) && isFrame(error.data) ? error.data : last;
}
