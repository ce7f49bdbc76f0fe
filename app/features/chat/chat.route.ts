import { languages } from '../../lib/i18n/languages.ts';
import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/chat.route.ts';
import { keepQuestion } from './server/kept-questions.server.ts';
import { systemPromptFor } from './server/system-prompt.server.ts';

/** The server refuses every method but POST. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = servicesOf(context);
  return services.answerQuestion(request, {
    languages,
    systemPrompt: systemPromptFor,
    keepQuestion: (question, found, knows) => keepQuestion(question, found, knows, services),
  });
}

export const loader: (args: Route.LoaderArgs) => Promise<Response> = action;
