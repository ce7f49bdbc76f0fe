import type { Route } from './+types/consent-answered.route.ts';
import { isCurrent, parseConsent } from './consent-cookie.ts';
import { consentVersion } from './consent-version.server.ts';

/**
 * Style sheet that hides the plain banner once answered: page files are shared, so only the server can read the cookie.
 * Sent with `no-store` and `Vary`.
 */
export function loader({ request }: Route.LoaderArgs) {
  const consentRecord = parseConsent(request.headers.get('Cookie') ?? '');
  const answered = consentRecord !== undefined && isCurrent(consentRecord, consentVersion(), new Date());
  return new Response(answered ? '.consent{display:none}' : '', { headers: { 'Content-Type': 'text/css' } });
}
