import { failureResponse, jsonResponse } from '../../../server/http/failure-response.ts';
import { handlePost } from '../../lib/forms/handle-post.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/consent.route.ts';
import { acceptConsent } from './accept-consent.server.ts';
import { consentCookie } from './consent-cookie.ts';
import { consentQuestion } from './consent-question.server.ts';

/** Only the running server knows which tools are on, so page files do not hold the question. */
export function loader({ request, url, context }: Route.LoaderArgs): Response {
  const { language } = requestLocale({ request, url });
  return jsonResponse(consentQuestion(language, servicesOf(context).bannerTools), 200);
}

export async function action(args: Route.ActionArgs): Promise<Response> {
  const { outcome } = await handlePost(args, (posted) => acceptConsent(args.request, posted));
  if (!outcome.ok) return failureResponse(outcome);
  const { consent } = outcome;
  return jsonResponse({ receipt: consent.receipt }, 201, { 'Set-Cookie': consentCookie(consent) });
}
