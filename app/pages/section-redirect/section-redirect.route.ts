import { redirect } from 'react-router';
import { href, prefixOf } from '../../lib/site-paths.ts';
import type { Route } from './+types/section-redirect.route.ts';

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  return redirect(href(prefixOf(pathname), 'home', pathname.split('/').at(-1)?.toLowerCase()));
}
