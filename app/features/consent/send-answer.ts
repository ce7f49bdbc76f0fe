import { endpoints } from '../../lib/i18n/href.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { dayOf, type StoredConsent } from './consent-cookie.ts';
import { beginAnswer, deleteCookie } from './consent-store.ts';

type Question = { version: string; language: Language };

type Answer = Question & { choice: 'accepted' | 'rejected' | 'custom'; categories: readonly string[] };

/** Returns the receipt; undefined on failure. */
async function post(answer: Answer, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(endpoints.consent, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(answer),
      signal,
    });
    if (response.status === 201) return (await response.json()).receipt;
  } catch {
    // Offline, timeout or an invalid response.
  }
  return undefined;
}

/**
 * Withdrawals apply at once, consent only once recorded. A superseded answer changes nothing.
 * @param onSettled called when only a refusal's receipt is pending
 * @returns true if not recorded
 */
export async function sendAnswer(
  choice: Answer['choice'],
  categories: StoredConsent['categories'],
  { version, language }: Question,
  onSettled: () => void,
): Promise<boolean> {
  const { before, signal, isLast, settle } = beginAnswer();
  const date = dayOf(new Date());
  const names = (['analytics', 'marketing'] as const).filter((name) => categories[name]);
  const kept = {
    analytics: categories.analytics && before?.analytics === true,
    marketing: categories.marketing && before?.marketing === true,
  };
  const takesAway = before && (before.analytics !== kept.analytics || before.marketing !== kept.marketing);
  if (takesAway || names.length === 0) {
    settle({ version, date, categories: kept, receipt: '' });
    deleteCookie();
  }
  const allowsNothingNew = names.every((name) => kept[name]);
  if (allowsNothingNew) onSettled();
  const receipt = await post({ choice, categories: names, version, language }, signal);
  if (receipt === undefined) return isLast();
  settle({ version, date, categories, receipt });
  if (isLast()) onSettled();
  return false;
}
