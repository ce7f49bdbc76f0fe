import type { Browser, BrowserContext, Page } from '@playwright/test';
import { answerAt, haveAnswered, haveClosedPopup } from '../../harness/settled-visitor.ts';
import type { Scene } from './scene.ts';

/** Opens an empty page of the visitor that a scene wants. */
export type Studio = {
  enter: (visitor: Scene['visitor']) => Promise<{ page: Page; leave: () => Promise<void> }>;
};

async function contextFor(
  browser: Browser,
  baseURL: string,
  visitor: Scene['visitor'],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    javaScriptEnabled: !visitor?.withoutScripts,
  });
  if (!visitor?.unasked) await haveAnswered(context, baseURL, await answerAt(baseURL, false));
  if (!visitor?.unnoticed) await haveClosedPopup(context);
  return context;
}

/** A place for one photographer: usual visitors share one context, and so what the browser has fetched already. */
export async function openStudio(browser: Browser, baseURL: string): Promise<Studio> {
  const usual = await contextFor(browser, baseURL, undefined);
  return {
    enter: async (visitor) => {
      const context = visitor ? await contextFor(browser, baseURL, visitor) : usual;
      const page = await context.newPage();
      return { page, leave: () => (visitor ? context.close() : page.close()) };
    },
  };
}
