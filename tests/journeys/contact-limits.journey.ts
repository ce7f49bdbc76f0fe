import { formIn, letter, openForm } from './contact-sheet.ts';
import { expectLetter, useUpLimit } from './letters.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { visit } from './visit.ts';

test('[CT-6] a visitor over the limit is told when to try again, and keeps what was typed', async ({
  page,
  complaints,
}) => {
  const { field, fill, send, sheet } = await openForm(page, 'en');
  await useUpLimit(page, '/api/contact', letter('One of many'));
  await fill(letter('One too many'));
  await send.click();
  await expect(sheet.getByRole('alert')).toContainText('Please try again in 10 min');
  await expect(field('message')).toHaveValue('Two lines\nof a question');
  await expectComplaints(complaints, /status of 429/);
});

test('[CT-6] a form that is sent faster than a person writes waits a moment by itself, and arrives', async ({
  page,
  webhook,
}) => {
  await visit(page, '/en');
  const { fill, send, sheet } = formIn(page, 'en');
  const fields = letter('Filled in by the browser');
  await fill(fields);
  await send.click();
  await expect(sheet.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expectLetter(webhook, fields.subject, fields);
});
