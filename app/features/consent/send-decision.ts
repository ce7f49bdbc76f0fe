import { doors } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import type { StoredConsent } from './consent-cookie.ts';
import { beginAnswer } from './consent-store.ts';

type Question = { version: string; language: Language };

/**
 * Lets an answer take effect: what it takes away at once, what it allows only once the server has recorded it, because
 * a consent that cannot be proved is none. The last answer counts: one that was overtaken changes nothing any more.
 * @param onSettled called when nothing is left to wait for but the receipt of a no
 * @returns whether it could not be recorded; what it takes away holds even so
 */
export async function sendDecision(
  choice: 'accepted' | 'rejected' | 'custom',
  categories: StoredConsent['categories'],
  { version, language }: Question,
  onSettled: () => void,
): Promise<boolean> {
  const { before, signal, isLast, settle } = beginAnswer();
  const date = new Date().toISOString().slice(0, 10);
  const names = (['analytics', 'marketing'] as const).filter((name) => categories[name]);
  const kept = {
    analytics: categories.analytics && before?.analytics === true,
    marketing: categories.marketing && before?.marketing === true,
  };
  const allowsNothingNew = names.every((name) => kept[name]);
  if (before || allowsNothingNew) settle({ version, date, categories: kept, receipt: '' });
  if (allowsNothingNew) onSettled();
  try {
    const answer = await fetch(doors.consent, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ choice, categories: names, version, language }),
      // A visitor who says no and leaves has said no.
      keepalive: true,
      signal,
    });
    if (answer.status === 201) {
      const { receipt } = await answer.json();
      settle({ version, date, categories, receipt });
      if (isLast()) onSettled();
      return false;
    }
  } catch {
    // No network, a time-out, an answer that is no JSON: for the visitor it is one thing, and it was not recorded.
  }
  return isLast();
}
