import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/chat.route.ts';

/** The server has already refused every method but POST. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return servicesOf(context).answerQuestion(request);
}

export const loader: (args: Route.LoaderArgs) => Promise<Response> = action;
