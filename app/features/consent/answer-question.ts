import type { Language } from '../../i18n/languages.ts';
import type { StoredConsent } from './consent-cookie.ts';
import { settle } from './consent-store.ts';

export type Choice = 'accepted' | 'rejected' | 'custom';
type Categories = StoredConsent['categories'];

type Question = { version: string; language: Language; before: Categories | undefined };

const timeoutMilliseconds = 10_000;

/** Records an answer on the server; gives the receipt, or undefined where it could not be recorded. */
async function record(
  choice: Choice,
  categories: Categories,
  question: Question,
): Promise<string | undefined> {
  const { analytics, marketing } = categories;
  try {
    const answer = await fetch('/api/consent', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        choice,
        categories: [...(analytics ? ['analytics'] : []), ...(marketing ? ['marketing'] : [])],
        version: question.version,
        language: question.language,
      }),
      // A visitor who says no and leaves has said no.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const body: unknown = answer.status === 201 ? await answer.json() : undefined;
    return typeof body === 'object' && body !== null && 'receipt' in body ? String(body.receipt) : undefined;
  } catch {
    // No network or a time-out: for the visitor it is one thing, and it was not recorded.
    return undefined;
  }
}

/**
 * Lets an answer take effect: what it takes away at once, what it allows only once the server has recorded it, because
 * a consent that cannot be proved is none.
 * @returns `settled` once nothing is left to wait for but the receipt of a no; `failed` where nothing was switched on
 */
export async function answerQuestion(
  choice: Choice,
  categories: Categories,
  question: Question,
): Promise<'settled' | 'failed'> {
  const { version, before } = question;
  const date = new Date().toISOString().slice(0, 10);
  const kept = {
    analytics: categories.analytics && before?.analytics === true,
    marketing: categories.marketing && before?.marketing === true,
  };
  const allowsNothingNew = kept.analytics === categories.analytics && kept.marketing === categories.marketing;
  if (before || allowsNothingNew) settle({ version, date, categories: kept, receipt: '' });
  const recorded = record(choice, categories, question).then((receipt) => {
    if (receipt !== undefined) settle({ version, date, categories, receipt });
    return receipt === undefined ? 'failed' : 'settled';
  });
  return allowsNothingNew ? 'settled' : recorded;
}
