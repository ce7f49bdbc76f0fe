import type { BrowserContext } from '@playwright/test';
import { consentValue } from '../../app/features/consent/consent-cookie.ts';

/** Returns today's consent cookie for the current version, with everything refused or granted. */
export async function answerAt(url: string, isYes: boolean): Promise<string> {
  const question = await fetch(`${url}/api/consent?language=en`);
  const { version }: { version: string } = await question.json();
  const date = new Date().toISOString().slice(0, 10);
  const categories = { analytics: isYes, marketing: isYes };
  return consentValue({ version, date, categories, receipt: 'A7K2-M9QX-4TRD-8WNE' });
}

/** Sets the consent cookie as if from an earlier visit. */
export async function haveAnswered(context: BrowserContext, url: string, answer: string): Promise<void> {
  if (answer) await context.addCookies([{ name: 'consent', value: answer, url }]);
}

/** Stores that the popup was closed at an earlier visit. */
export async function haveClosedPopup(context: BrowserContext): Promise<void> {
  // `about:blank` has no storage.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('fit4aiPopupDismissed', 'true');
  });
}
