import type { Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { fr, messagesIn } from '../support/messages.ts';
import { expectMessage, expectSubmission, formIn, submission } from './form-steps.ts';
import { expect, expectComplaints, test } from './site-test.ts';

test.use({ javaScriptEnabled: false });

const contactForm = (page: Page, spoken: Language) => formIn(page, spoken, page.getByRole('main'));

// In French, English texts in the form would be noticed. The tests below are English.
const language = fr;
const { contact, newsletter } = messagesIn(language);
test('[CT-2][CT-3][CT-6] a message arrives, and a page says thanks', async ({ page, webhook }) => {
  await page.goto(`/${language}`);
  const { fill, send } = contactForm(page, language);
  const fields = submission(`By hand in ${language}`);
  await fill(fields);
  await send.click();
  await expect(page).toHaveTitle(contact.sent.title);
  await expect(page.getByRole('heading', { level: 1, name: contact.sent.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: contact.sent.title })).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(contact.sent.text);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectSubmission(webhook, fields.subject, fields);
});

test('[CT-1][CT-6] what is wrong is said, and what was typed is kept', async ({ page, complaints }) => {
  await page.goto(`/${language}`);
  // People can neither see nor reach a hidden field.
  await expect(page.getByRole('textbox', { name: contact.form.website })).toHaveCount(0);
  const { field, fill, send } = contactForm(page, language);
  await fill({ ...submission('Only spaces for a name'), name: '   ' });
  await send.click();
  await expectMessage(field('name'), contact.problems.nameRequired);
  await expect(field('subject')).toHaveValue('Only spaces for a name');
  await expect(field('message')).toHaveValue('Two lines\nof a question');
  await expectComplaints(complaints, /status of 400/);
});

test('[CT-3][CT-4][CT-6] an address arrives as a subscription', async ({ page, webhook }) => {
  await page.goto(`/${language}/about`);
  const sheet = page.getByRole('form', { name: newsletter.form.title });
  const email = `by-hand-${language}@example.org`;
  await sheet.getByRole('textbox', { name: newsletter.form.email }).fill(email);
  await sheet.getByRole('button', { name: newsletter.form.subscribe }).click();
  await expect(page.getByRole('heading', { level: 1, name: newsletter.sent.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectSubmission(webhook, email, { type: 'newsletter', email });
});
