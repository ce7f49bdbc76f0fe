import { consentCookie, consentDays, type StoredConsent } from './consent-cookie.ts';

/**
 * A decision as the value of a `Set-Cookie` header. Scripts of the page read the cookie, so it is not `HttpOnly`;
 * nothing in it is secret but the receipt, which opens nothing.
 */
export function setConsentCookie({ version, date, categories, receipt }: StoredConsent): string {
  const granted = [categories.analytics && 'analytics', categories.marketing && 'marketing'];
  const value = new URLSearchParams({
    version,
    date,
    categories: granted.filter(Boolean).join(' '),
    receipt,
  });
  return `${consentCookie}=${value}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax`;
}
