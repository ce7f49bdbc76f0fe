import type { Page } from '@playwright/test';
import type { Language } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';
import { tabTo, unseenFocus } from './by-keyboard.ts';
import { expectMessage } from './field-messages.ts';
import { expectLetter, takeTime } from './letters.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { visit } from './visit.ts';

const failure = {
  en: 'An error occurred. Please try again.',
  fr: 'Une erreur s’est produite. Veuillez réessayer.',
} as const;

async function openForm(page: Page, language: Language, path = '') {
  await page.clock.install();
  await visit(page, `/${language}${path}`);
  await takeTime(page);
  const { form } = wordsIn(language).newsletter;
  const sheet = page.getByRole('form', { name: form.title });
  return {
    sheet,
    address: sheet.getByRole('textbox', { name: form.email }),
    subscribe: sheet.getByRole('button', { name: form.subscribe, exact: true }),
    subscribed: sheet.getByRole('button', { name: form.subscribed, exact: true }),
  };
}

for (const language of ['en', 'fr'] as const) {
  const { newsletter: words } = wordsIn(language);

  test.describe(`in ${language}`, () => {
    test('[CT-3][CT-4] an address arrives as a subscription, and the button is green and disabled', {
      tag: language === 'fr' ? '@firefox' : [],
    }, async ({ page, webhook }) => {
      const { address, subscribe, subscribed } = await openForm(page, language);
      const email = `reader-${language}@example.org`;
      await address.fill(email);
      await subscribe.click();

      await expect(subscribed).toBeDisabled();
      const colour = await subscribed.evaluate((button) => getComputedStyle(button).backgroundColor);
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
      expect(green).toBeGreaterThan(Math.max(red, blue));
      await expectLetter(webhook, email, { type: 'newsletter', email });
    });

    test('[CT-1][CT-4] a missing and a wrong address are named in the page’s language, with the focus on the field', async ({
      page,
    }) => {
      const { sheet, address, subscribe } = await openForm(page, language);
      await subscribe.click();
      await expect(address).toBeFocused();
      await expect(sheet.getByRole('alert')).toHaveText(words.problems.emailRequired);
      await address.fill('reader at example');
      await subscribe.click();
      await expect(address).toBeFocused();
      await expectMessage(address, words.problems.emailInvalid);
    });

    test('[CT-4] a failure returns to the idle form with an alert and the address', async ({
      page,
      complaints,
      webhook,
    }) => {
      const { sheet, address, subscribe, subscribed } = await openForm(page, language);
      const email = `second-try-${language}@example.org`;
      await page.route('**/api/newsletter', (route) => route.abort());
      await address.fill(email);
      await subscribe.click();
      await expect(sheet.getByRole('alert')).toHaveText(failure[language]);
      await expect(subscribe).toBeEnabled();
      await expect(address).toHaveValue(email);
      await expectComplaints(complaints, /ERR_FAILED/);

      await page.unroute('**/api/newsletter');
      await subscribe.click();
      await expect(subscribed).toBeDisabled();
      await expectLetter(webhook, email, { type: 'newsletter', email });
    });
  });
}

test('[CT-4] by keyboard alone the form in the footer of another page subscribes too, once for two presses, and the focus is never lost', async ({
  page,
  webhook,
}) => {
  const { address, subscribe, subscribed } = await openForm(page, 'en', '/legal-notice');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await tabTo(page, address);
  await page.keyboard.type('about@example.org');
  await tabTo(page, subscribe);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(subscribed).toBeDisabled();
  expect(await unseenFocus(page)).toBe('');
  expect(posts).toHaveLength(1);
  await expectLetter(webhook, 'about@example.org', { type: 'newsletter', email: 'about@example.org' });
});

test('[CT-4] while it is on its way the button is disabled and says so', async ({ page }) => {
  const { sheet, address, subscribe, subscribed } = await openForm(page, 'en');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/newsletter', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await address.fill('slow@example.org');
  await subscribe.click();
  await expect(sheet.getByRole('button', { name: 'Subscribing…' })).toBeDisabled();
  gate.resolve();
  await expect(subscribed).toBeDisabled();
});
