import { redirect } from 'react-router';
import { href, prefixOf } from '../../i18n/href.ts';
import type { Route } from './+types/section-redirect.route.ts';

/** `/products`, `/fr/contact` and their like: the home page under the same prefix, at the section of that name. */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  return redirect(href(prefixOf(pathname), 'home', pathname.split('/').at(-1)?.toLowerCase()));
}
