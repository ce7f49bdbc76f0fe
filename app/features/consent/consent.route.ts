import { failureResponse, jsonResponse } from '../../../server/http/failure-response.ts';
import { readFields } from '../../../server/http/read-fields.ts';
import { countWrong } from '../../../server/rate-limit/rate-limits.ts';
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

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = servicesOf(context);
  const read = await readFields(request);
  const outcome = read.ok ? await acceptConsent(request, read, services) : read;
  if (!outcome.ok) return failureResponse(await countWrong(outcome, services));
  const { consent } = outcome;
  return jsonResponse({ receipt: consent.receipt }, 201, { 'Set-Cookie': consentCookie(consent) });
}
