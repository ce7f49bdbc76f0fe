import { capabilitiesOf } from '../../capabilities-context.ts';
import { languages } from '../../i18n/languages.ts';
import type { Route } from './+types/chat.route.ts';
import { instructionFor } from './instruction.server.ts';

/** The assistant's door takes questions, and has nothing to show: the server refuses every method but POST. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return capabilitiesOf(context).answerQuestion(request, { languages, instruction: instructionFor });
}

export const loader: (visit: Route.LoaderArgs) => Promise<Response> = action;
