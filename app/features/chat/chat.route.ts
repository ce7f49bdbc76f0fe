import { problemResponse } from '../../../server/http/problem.ts';
import { visitContext } from '../../visit-context.ts';
import type { Route } from './+types/chat.route.ts';
import { answerChat } from './chat.server.ts';

const notAllowed = () => problemResponse({ status: 405, code: 'method_not_allowed' }, { Allow: 'POST' });

/** The assistant's door takes questions, and has nothing to show. */
export const loader = notAllowed;

export function action({ request, context }: Route.ActionArgs): Response | Promise<Response> {
  const visit = context.get(visitContext);
  if (!visit) throw new Error('A question came in where there is no server behind the door');
  return request.method === 'POST' ? answerChat(request, visit) : notAllowed();
}
