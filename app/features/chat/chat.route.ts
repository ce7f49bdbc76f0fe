import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/chat.route.ts';

/** Other methods get a 405 as JSON. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return servicesOf(context).answerQuestion(request);
}

export const loader: (args: Route.LoaderArgs) => Promise<Response> = action;
