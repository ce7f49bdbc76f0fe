import { data, redirect } from 'react-router';
import { href } from '../i18n/href.ts';
import type { ErrorFrame } from './error-page.tsx';

/**
 * What a path that is no page gets: 404 where nobody reads it as a page (under `/api` or `/assets`, or a name with a
 * file extension), a redirect to the home page otherwise.
 * @param shown what the error page is given, where it can have nothing from the root
 */
export function noSuchPage({ pathname }: URL, shown: ErrorFrame | null = null): never {
  const isNoPage = /^\/(?:api|assets)(?:\/|$)/.test(pathname) || /\.[a-z0-9]+$/i.test(pathname);
  if (isNoPage) throw data(shown, { status: 404, statusText: 'Not Found' });
  throw redirect(href('', 'home'));
}
