import type { ToolIds } from '../../analytics/start-analytics.ts';
import { capabilitiesOf } from '../../capabilities-context.ts';
import type { Route } from './+types/analytics-tools.route.ts';

/**
 * Which tools the operator uses, asked by the page after a visitor's yes: `GET /api/analytics` →
 * `{ "googleAnalytics": "G-…" | null, "clarity": "…" | null }`. So the files of the pages are the same for every operator.
 */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(capabilitiesOf(context).tools satisfies ToolIds);
}
