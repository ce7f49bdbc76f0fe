import type { Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';
import { formIn, submission } from './contact-sheet.ts';
import { expectMessage } from './field-messages.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { expectSubmission, submissionsWith } from './submissions.ts';
import { placeOf } from './visit.ts';

test.use({ javaScriptEnabled: false });

const contactForm = (page: Page, spoken: Language) => formIn(page, spoken, page.getByRole('main'));

// French detects English texts in the form; the tests below are English.
const language = 'fr';
const { contact, newsletter } = messagesIn(language);
test('[CT-2][CT-3][CT-6] a message arrives, and a page in the same language says thanks', {
  tag: '@firefox',
}, async ({ page, webhook }) => {
  await page.goto(`/${language}`);
  const { field, send } = contactForm(page, language);
  const fields = submission(`By hand in ${language}`);
  // By keyboard and without waiting: Firefox without scripts gives Playwright no animation frames or
  // promises.
  for (const name of ['name', 'email', 'company', 'subject', 'message'] as const) {
    await field(name).focus();
    await page.keyboard.type(fields[name]);
  }
  await send.press('Enter');
  await page.waitForURL(/\/api\/contact/);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(contact.sent.title);
  expect(await page.getByRole('main').textContent()).toContain(contact.sent.text);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await expectSubmission(webhook, fields.subject, fields);
});

test('[CT-1][CT-6] what the server finds wrong is said beside the field, and what was typed is still there', async ({
  page,
  complaints,
}) => {
  await page.goto(`/${language}`);
  const { field, fill, send } = contactForm(page, language);
  await fill({ ...submission('Only spaces for a name'), name: '   ' });
  await send.click();
  await expectMessage(field('name'), contact.problems.nameRequired);
  await expect(field('subject')).toHaveValue('Only spaces for a name');
  await expect(field('message')).toHaveValue('Two lines\nof a question');
  await expectComplaints(complaints, /status of 400/);
});

test('[CT-3][CT-4][CT-6][LG-5] an address arrives as a subscription, and a page says so, from which a choice of language leads home', async ({
  page,
  webhook,
}) => {
  await page.goto(`/${language}/about`);
  const sheet = page.getByRole('form', { name: newsletter.form.title });
  const email = `by-hand-${language}@example.org`;
  await sheet.getByRole('textbox', { name: newsletter.form.email }).fill(email);
  await sheet.getByRole('button', { name: newsletter.form.subscribe }).click();
  await expect(page.getByRole('heading', { level: 1, name: newsletter.sent.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectSubmission(webhook, email, { type: 'newsletter', email });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveTitle(messagesIn('de').home.meta.title);
  expect(placeOf(page)).toBe('/de');
});

test('[CT-6] people see and reach no hidden field, and what a robot sends with it is not delivered', async ({
  page,
  webhook,
}) => {
  await page.goto('/en');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const robot = { ...submission('Sent by a robot'), website: 'https://watches.example' };
  const answer = await page.request.post('/api/contact?language=en', {
    form: robot,
    headers: { Accept: 'text/html' },
  });
  expect(answer.status()).toBe(202);
  expect(await answer.text()).toContain('Message Sent!');

  const { fill, send } = contactForm(page, 'en');
  const honest = submission('Sent by a person');
  await fill(honest);
  await send.click();
  await expectSubmission(webhook, honest.subject, honest);
  expect(submissionsWith(webhook, 'Sent by a robot')).toEqual([]);
});
