import type { Route } from './+types/consent-answered.route.ts';
import { isCurrent, parseConsent } from './consent-cookie.ts';
import { consentVersion } from './consent-version.server.ts';

/**
 * A style sheet that hides the plain question from who has answered it: pages are files, the same for everybody, and a
 * browser without JavaScript cannot look at its cookie. The server marks it as nobody's to keep (`no-store`, `Vary`).
 */
export function loader({ request }: Route.LoaderArgs) {
  const decision = parseConsent(request.headers.get('Cookie') ?? '');
  const answered = decision !== undefined && isCurrent(decision, consentVersion(), new Date());
  return new Response(answered ? '.consent{display:none}' : '', { headers: { 'Content-Type': 'text/css' } });
}
