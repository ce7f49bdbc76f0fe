import { languages } from '../../lib/i18n/languages.ts';
import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/chat.route.ts';
import { systemPromptFor } from './server/system-prompt.server.ts';

/** The server refuses every method but POST. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return servicesOf(context).answerQuestion(request, { languages, systemPrompt: systemPromptFor });
}

export const loader: (args: Route.LoaderArgs) => Promise<Response> = action;
