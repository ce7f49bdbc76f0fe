import { company, fr, messagesIn } from '../support/messages.ts';
import { expectMessage, expectSubmission, openForm, submission } from './form-steps.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { holdBack } from './visit.ts';

// In French, English texts in the form would be noticed. The tests below are English.
const language = fr;
const { contact: messages } = messagesIn(language);
test('[CT-1][CT-2][CT-3] a message arrives whole', { tag: '@firefox' }, async ({ page, webhook }) => {
  const { fill, send, sheet, field } = await openForm(page, language);
  const fields = submission(`A first letter in ${language}`);
  await fill(fields);
  await send.click();

  await expect(sheet.getByRole('heading', { name: messages.sent.title })).toBeFocused();
  await expect(sheet.getByRole('status')).toContainText(messages.sent.text);
  await expectSubmission(webhook, fields.subject, fields);

  await sheet.getByRole('button', { name: messages.sent.again }).click();
  await expect(field('name')).toBeFocused();
  for (const name of ['name', 'email', 'company', 'subject', 'message'] as const)
    await expect(field(name)).toHaveValue('');
});

test('[CT-1] what is missing is said in the page’s language', { tag: '@firefox' }, async ({ page }) => {
  const { field, fill, send } = await openForm(page, language);
  await send.click();
  const { problems } = messages;
  await expect(field('name')).toBeFocused();
  await expectMessage(field('name'), problems.nameRequired);
  await expectMessage(field('email'), problems.emailRequired);
  await expectMessage(field('subject'), problems.subjectRequired);
  await expectMessage(field('message'), problems.messageRequired);
  await expect(field('company')).not.toHaveAttribute('aria-invalid');

  await fill({ ...submission('Wrong address'), email: 'zoe@' });
  await send.click();
  await expect(field('email')).toBeFocused();
  await expectMessage(field('email'), problems.emailInvalid);
});

test('[CA-3][CT-2] a form kept offline is sent once', async ({ page, context, complaints, webhook }) => {
  const { field, fill, send, sheet } = await openForm(page, language);
  const fields = submission('Sent without a network');
  await fill(fields);
  await context.setOffline(true);
  await send.click();
  await expect(sheet.getByRole('alert')).toHaveText(messages.problems.failed);
  await expect(sheet.locator('form').getByRole('link', { name: company.phone.shown })).toBeVisible();
  await expect(send).toBeEnabled();
  for (const name of ['name', 'email', 'company', 'subject', 'message'] as const)
    await expect(field(name)).toHaveValue(fields[name]);

  await context.setOffline(false);
  const release = await holdBack(page, '**/api/contact');
  await send.dblclick();
  await expect(sheet.getByRole('button', { name: messages.form.sending })).toBeDisabled();
  release();
  await expect(sheet.getByRole('heading', { name: messages.sent.title })).toBeVisible();
  await expectSubmission(webhook, fields.subject, fields);
  // While offline, pictures may fail too.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_INTERNET_DISCONNECTED/);
});

test('[CT-5] a message whose answer was lost arrives once', async ({ page, complaints, webhook }) => {
  const { fill, send, sheet } = await openForm(page, 'en');
  const fields = submission('Answered into a tunnel');
  const lost: string[] = [];
  await page.route('**/api/contact', async (route) => {
    lost.push((await (await route.fetch()).json()).reference);
    await route.abort();
  });
  await fill(fields);
  await send.click();
  await expect(sheet.getByRole('alert')).toHaveText(messagesIn('en').contact.problems.failed);
  await expectComplaints(complaints, /ERR_FAILED/);

  await page.unroute('**/api/contact');
  await send.click();
  await expect(sheet.getByRole('status')).toContainText(lost[0] ?? 'no reference');
  await expectSubmission(webhook, fields.subject, fields);
});
