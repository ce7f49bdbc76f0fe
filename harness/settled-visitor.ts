import type { BrowserContext } from '@playwright/test';
import { consentValue } from '../app/features/consent/set-consent-cookie.ts';

/** The cookie's value of a visitor who has said no today, to the question as this site asks it. */
export async function refusalAt(url: string): Promise<string> {
  const page = await (await fetch(`${url}/en/terms`)).text();
  const version = /name="version" value="(\w+)"/.exec(page)?.[1];
  if (!version) throw new Error('the page does not ask about cookies');
  const date = new Date().toISOString().slice(0, 10);
  const categories = { analytics: false, marketing: false };
  return consentValue({ version, date, categories, receipt: 'A7K2-M9QX-4TRD-8WNE' });
}

/** Lets a visitor have answered the question about cookies at an earlier visit: with no. */
export async function haveRefused(context: BrowserContext, url: string, refusal: string): Promise<void> {
  await context.addCookies([{ name: 'consent', value: refusal, url }]);
}

/** Lets a visitor have closed the notice about Fit 4 AI at an earlier visit. */
export async function haveClosedNotice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('fit4aiPopupDismissed', 'true'));
}
