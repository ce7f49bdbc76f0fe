import { visitContext } from '../../visit-context.ts';
import type { Route } from './+types/analytics-tools.route.ts';

/**
 * Which tools the operator uses, asked by the page after a visitor's yes: `GET /api/analytics` →
 * `{ "googleAnalytics": "G-…" | null, "clarity": "…" | null }`. So the files of the pages are the same for every operator.
 */
export function loader({ context }: Route.LoaderArgs) {
  const tools = context.get(visitContext)?.tools;
  return Response.json(tools ?? { googleAnalytics: null, clarity: null });
}
