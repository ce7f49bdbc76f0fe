import type { ConsentCategories } from '../../lib/browser-state/allowed-categories.ts';
import { utcDay } from '../../lib/utc-day.ts';

export const consentCategories = ['analytics', 'marketing'] as const;

export const consentChoices = ['accepted', 'rejected', 'custom'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export type StoredConsent = { version: string; date: string; categories: ConsentCategories; receipt: string };

/** docs/contracts/consent.md describes its value. */
export const CONSENT_COOKIE = 'consent';

/** Six months, as in the cookie policy (`consentMonths`). */
export const CONSENT_DAYS = 182;

const DAY_SECONDS = 86_400;

export function consentValue({ version, date, categories, receipt }: StoredConsent): string {
  const granted = consentCategories.filter((name) => categories[name]).join(' ');
  return `${new URLSearchParams({ version, date, categories: granted, receipt })}`;
}

/** The page's scripts read it and it holds no secret, so it is not `HttpOnly`. */
export function consentCookie(consent: StoredConsent): string {
  return `${CONSENT_COOKIE}=${consentValue(consent)}; Path=/; Max-Age=${CONSENT_DAYS * DAY_SECONDS}; SameSite=Lax`;
}

export function parseConsent(cookieHeader: string): StoredConsent | undefined {
  const value = /(?:^|;\s*)consent=([^;]*)/.exec(cookieHeader)?.[1];
  const fields = new URLSearchParams(value);
  const version = fields.get('version');
  const date = fields.get('date') ?? '';
  const granted = fields.get('categories')?.split(' ');
  if (!version || !granted || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
    return undefined;
  }
  const categories = { analytics: granted.includes('analytics'), marketing: granted.includes('marketing') };
  return { version, date, categories, receipt: fields.get('receipt') ?? '' };
}

export function isCurrent(consent: StoredConsent, version: string, now: number): boolean {
  const age = now - Date.parse(consent.date);
  return consent.version === version && age < CONSENT_DAYS * DAY_SECONDS * 1000;
}

/**
 * A refusal counts from cookie or storage, a consent only from the cookie, which has version and date.
 * @param word `accepted` or `rejected`, from the storage
 */
export function currentConsent(
  cookieHeader: string,
  word: string | null | undefined,
  version: string,
  now: number,
): StoredConsent | undefined {
  const stored = parseConsent(cookieHeader);
  if (stored && !isCurrent(stored, version, now)) return undefined;
  if (word !== 'rejected' || (stored && !allowsAny(stored))) return stored;
  return { version, date: utcDay(now), categories: { analytics: false, marketing: false }, receipt: '' };
}

export function allowsAny({ categories }: Pick<StoredConsent, 'categories'>): boolean {
  return consentCategories.some((name) => categories[name]);
}
