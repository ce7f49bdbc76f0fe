import { data, redirect } from 'react-router';
import { href } from '../../lib/i18n/href.ts';
import type { ErrorFrame } from './error-frame.ts';

/**
 * 404 for `/api`, `/assets` and names with a file extension, otherwise a redirect to the home page.
 * @param shown frame of the error page, which has no root data
 */
export function noSuchPage({ pathname }: URL, shown: ErrorFrame | null = null): never {
  const isNoPage = /^\/(?:api|assets)(?:\/|$)/.test(pathname) || /\.[a-z0-9]+$/i.test(pathname);
  if (isNoPage) throw data(shown, { status: 404, statusText: 'Not Found' });
  throw redirect(href('', 'home'));
}
