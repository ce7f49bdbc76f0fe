import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';

/** The question about cookies as a visitor finds it, in a language. */
export function bannerOn(page: Page, language: Language = 'en') {
  const { banner, preferences } = wordsIn(language).consent;
  const region = page.getByRole('region', { name: banner.label, exact: true });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  return {
    region,
    accept: button(banner.accept),
    reject: button(banner.reject),
    customise: button(banner.customise),
    save: button(preferences.save),
    close: button(banner.close),
    analytics: region.getByRole('switch', { name: preferences.analytics.name }),
    marketing: region.getByRole('switch', { name: preferences.marketing.name }),
    settings: page
      .getByRole('contentinfo')
      .getByRole('button', { name: wordsIn(language).site.footer.cookieSettings }),
  };
}

/** A browser that keeps nothing for the pages that come. */
export async function blockStorage(visitor: Page | BrowserContext): Promise<void> {
  await visitor.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
}

/** The cookie that keeps the answer, read as its contract says; undefined where there is none. */
export async function answerIn(page: Page): Promise<Record<string, string> | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
  return cookie && Object.fromEntries(new URLSearchParams(cookie.value));
}
