import type { ConsentCategories } from '../../analytics/consent-categories.ts';

/** A visitor's decision as the cookie keeps it. `date` is the day in UTC, like `2026-11-21`. */
export type StoredConsent = { version: string; date: string; categories: ConsentCategories; receipt: string };

/** The name of the cookie; docs/contracts/consent.md describes its value. */
export const consentCookie = 'consent';

/** Six months, in days: after that we ask again, as the cookie policy says (`consentMonths`). */
export const consentDays = 182;

const dayMilliseconds = 86_400_000;

/** Reads a decision from a `Cookie` header or from `document.cookie`; undefined where there is none that can be read. */
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

/** Whether a decision still holds: it answers today's question, and six months have not passed since. */
export function isCurrent(decision: StoredConsent, version: string, today: Date): boolean {
  const age = today.getTime() - Date.parse(decision.date);
  return decision.version === version && age < consentDays * dayMilliseconds;
}
