import { failureResponse } from '../../../server/http/failure-response.ts';
import { handlePost, type RouteArguments } from '../../lib/forms/handle-post.server.ts';

/** Other methods get a 405 as JSON. */
export async function action(args: RouteArguments): Promise<Response> {
  const { outcome } = await handlePost(args, ({ services, sentAs, fields }) =>
    services.answerQuestion({ sentAs, fields }, args.request, services.address),
  );
  return outcome.ok ? outcome.reply : failureResponse(outcome);
}

export const loader: typeof action = action;
