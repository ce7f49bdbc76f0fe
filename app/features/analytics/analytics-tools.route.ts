import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/analytics-tools.route.ts';

/**
 * `{ "googleAnalytics": "G-…" | null, "clarity": "…" | null }`: asked for after consent, so that page files are the same
 * for every operator.
 */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(servicesOf(context).tools);
}
