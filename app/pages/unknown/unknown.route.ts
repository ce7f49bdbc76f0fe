import type { Route } from './+types/unknown.route.ts';
import { noSuchPage } from './no-such-page.ts';

/** Every path that no other route names. */
export function loader({ request }: Route.LoaderArgs) {
  noSuchPage(request);
}

export function action({ request }: Route.ActionArgs) {
  noSuchPage(request);
}
