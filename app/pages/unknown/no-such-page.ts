import { data, redirect } from 'react-router';
import { href } from '../../i18n/href.ts';

/**
 * What a path that is no page gets: 404 where nobody reads it as a page (under `/api` or `/assets`, or a name with a
 * file extension), a redirect to the home page otherwise.
 */
export function noSuchPage({ pathname }: URL): never {
  const isNoPage = /^\/(?:api|assets)(?:\/|$)/.test(pathname) || /\.[a-z0-9]+$/i.test(pathname);
  if (isNoPage) throw data(null, { status: 404, statusText: 'Not Found' });
  throw redirect(href('', 'home'));
}
