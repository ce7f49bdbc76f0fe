import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/analytics-tools.route.ts';

/** Browsers ask for the ids after consent, so that page files are the same for every operator. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    Object.fromEntries(servicesOf(context).analyticsTools.map(({ name, id }) => [name, id])),
  );
}
