import { consentCookie, consentDays, type StoredConsent } from './consent-cookie.ts';

/** A decision as the value of the cookie: docs/contracts/consent.md. */
export function consentValue({ version, date, categories, receipt }: StoredConsent): string {
  const granted = [categories.analytics && 'analytics', categories.marketing && 'marketing'];
  return new URLSearchParams({
    version,
    date,
    categories: granted.filter(Boolean).join(' '),
    receipt,
  }).toString();
}

/**
 * A decision as the value of a `Set-Cookie` header, or of `document.cookie`. Scripts of the page read the cookie, so it
 * is not `HttpOnly`; nothing in it is secret but the receipt, which opens nothing.
 */
export function setConsentCookie(decision: StoredConsent): string {
  return `${consentCookie}=${consentValue(decision)}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax`;
}
