import { consentCookie, consentDays, type StoredConsent } from './consent-cookie.ts';

export function consentValue({ version, date, categories, receipt }: StoredConsent): string {
  const granted = [categories.analytics && 'analytics', categories.marketing && 'marketing'];
  return new URLSearchParams({
    version,
    date,
    categories: granted.filter(Boolean).join(' '),
    receipt,
  }).toString();
}

/** Not `HttpOnly`: scripts of the page read it, and it holds nothing secret. */
export function setConsentCookie(consentRecord: StoredConsent): string {
  return `${consentCookie}=${consentValue(consentRecord)}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax`;
}
