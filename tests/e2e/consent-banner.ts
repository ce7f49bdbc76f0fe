import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';

/** Locators of the consent banner. */
export function bannerOn(page: Page, language: Language = 'en') {
  const { banner, preferences } = messagesIn(language).consent;
  const region = page.getByRole('region', { name: banner.label, exact: true });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  return {
    region,
    accept: button(banner.accept),
    reject: button(banner.reject),
    customise: button(banner.customise),
    save: button(preferences.save),
    analytics: region.getByRole('switch', { name: preferences.analytics.name }),
    marketing: region.getByRole('switch', { name: preferences.marketing.name }),
    settings: page
      .getByRole('contentinfo')
      .getByRole('button', { name: messagesIn(language).site.footer.cookieSettings }),
  };
}

/** Makes storage throw on the following pages. */
export async function blockStorage(visitor: Page | BrowserContext): Promise<void> {
  await visitor.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
}

/** Parses the consent cookie as its contract says. Undefined if there is none. */
export async function answerIn(page: Page): Promise<Record<string, string> | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
  return cookie && Object.fromEntries(new URLSearchParams(cookie.value));
}
