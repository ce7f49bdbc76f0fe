import type { Route } from './+types/unknown.route.ts';
import { noSuchPage } from './no-such-page.ts';

/** Every path that no other route names. */
export function loader({ url }: Route.LoaderArgs) {
  noSuchPage(url);
}

export function action({ url }: Route.ActionArgs) {
  noSuchPage(url);
}
