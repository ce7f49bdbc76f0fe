import { noSuchPage } from '../../layout/no-such-page.ts';
import type { Route } from './+types/unknown.route.ts';

/** Every path that no other route names. */
export function loader({ url }: Route.LoaderArgs) {
  noSuchPage(url);
}

export function action({ url }: Route.ActionArgs) {
  noSuchPage(url);
}

/** Is never shown. A route without it would answer 404 in JSON, which a person who follows a dead link cannot read. */
export default function Unknown() {
  return null;
}
