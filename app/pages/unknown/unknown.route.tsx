import { noSuchPage } from '../../components/layout/error-page-data.ts';
import type { Route } from './+types/unknown.route.ts';

export function loader({ url }: Route.LoaderArgs) {
  noSuchPage(url);
}

export function action({ url }: Route.ActionArgs) {
  noSuchPage(url);
}

/** Without a component, the route would answer 404 as JSON. It is never shown. */
export default function Unknown() {
  return null;
}
