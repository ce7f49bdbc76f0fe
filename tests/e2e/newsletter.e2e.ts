import type { Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { fr, messagesIn } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { tabTo, unseenFocus } from './by-keyboard.ts';
import { expectMessage, expectSubmission, takeTime } from './form-steps.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { holdBack, visit } from './visit.ts';

async function openForm(page: Page, language: Language, path = '') {
  await page.clock.install();
  await visit(page, `/${language}${path}`);
  await takeTime(page);
  const { form } = messagesIn(language).newsletter;
  const sheet = page.getByRole('form', { name: form.title });
  return {
    sheet,
    address: sheet.getByRole('textbox', { name: form.email }),
    subscribe: sheet.getByRole('button', { name: form.subscribe, exact: true }),
    subscribed: sheet.getByRole('button', { name: form.subscribed, exact: true }),
  };
}

test('[CT-1][CT-3][CT-4] what is wrong is named, and kept', async ({ page, complaints, webhook }) => {
  // In French, English texts in the form would be noticed.
  const { contact, newsletter } = messagesIn(fr);
  const { problems } = newsletter;
  const { sheet, address, subscribe, subscribed } = await openForm(page, fr);
  await subscribe.click();
  await expect(address).toBeFocused();
  await expect(sheet.getByRole('alert')).toHaveText(problems.emailRequired);
  await address.fill('reader at example');
  await subscribe.click();
  await expect(address).toBeFocused();
  await expectMessage(address, problems.emailInvalid);
  await page.locator('#contact').getByRole('button', { name: contact.form.send }).click();
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);

  const email = 'reader-fr@example.org';
  await page.route('**/api/newsletter', (route) => route.abort());
  await address.fill(email);
  await subscribe.click();
  await expect(sheet.getByRole('alert')).toHaveText(problems.failed);
  await expect(subscribe).toBeEnabled();
  await expect(address).toHaveValue(email);
  await expectComplaints(complaints, /ERR_FAILED/);
  await page.unroute('**/api/newsletter');
  await subscribe.click();
  await expect(subscribed).toBeDisabled();
  const colour = await subscribed.evaluate((button) => getComputedStyle(button).backgroundColor);
  const [red = 0, green = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(green).toBeGreaterThan(red);
  await expectSubmission(webhook, email, { type: 'newsletter', email });
});

test('[CT-4] by keyboard the footer’s form subscribes once for two presses', async ({ page, webhook }) => {
  const { sheet, address, subscribe, subscribed } = await openForm(page, 'en', '/legal-notice');
  const release = await holdBack(page, '**/api/newsletter');
  await tabTo(page, address);
  await page.keyboard.type('about@example.org');
  await tabTo(page, subscribe);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Subscribing…' })).toBeDisabled();
  release();
  await expect(subscribed).toBeDisabled();
  expect(await unseenFocus(page)).toBe('');
  await expectSubmission(webhook, 'about@example.org', { type: 'newsletter', email: 'about@example.org' });
});
