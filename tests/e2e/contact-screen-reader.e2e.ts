import { messagesIn } from '../support/messages.ts';
import { openForm, submission } from './contact-sheet.ts';
import { spoken } from './screen-reader.ts';
import { expect, expectComplaints, test } from './site-test.ts';

for (const language of ['en', 'de'] as const) {
  test(`[CT-1][CT-2] in ${language} a screen reader says what each field wants, what is wrong with it, that the letter is on its way, that it failed, and that it has arrived`, async ({
    page,
    complaints,
  }) => {
    const { form, problems, sent } = messagesIn(language).contact;
    const { fill, send, sheet } = await openForm(page, language);
    const hear = () => spoken(page, '#contact form');
    const required = ['name', 'email', 'subject', 'message'] as const;

    const asked = await hear();
    for (const name of required) expect(asked).toContain(`${form[name]}, textbox, required`);
    expect(asked).toContain(`${form.company}, textbox: ${form.optional}`);
    expect(asked).toContain(`${form.send}, button`);
    expect(asked).not.toContain(form.website);

    await send.click();
    await expect(sheet.getByRole('textbox', { name: form.name, exact: true })).toBeFocused();
    const wrong = await hear();
    expect(wrong).toContain(`${form.name}, textbox, required, invalid, focused: ${problems.nameRequired}`);
    expect(wrong).toContain(`${form.message}, textbox, required, invalid: ${problems.messageRequired}`);

    await fill(submission('Heard'));
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/contact', async (route) => {
      await gate.promise;
      await route.fulfill({ status: 503, json: { code: 'unavailable' } });
    });
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('status')).toHaveText(form.sending);
    gate.resolve();
    await expect(sheet.getByRole('alert')).toHaveText(problems.failed);
    await expect(send).toBeFocused();
    await expectComplaints(complaints, /status of 503/);

    await page.unroute('**/api/contact');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('heading', { name: sent.title })).toBeFocused();
    const thanked = await spoken(page, '#contact [role=status]');
    expect(thanked).toContain(`${sent.title}, heading, level 3, focused`);
    expect(thanked).toContain(sent.text);
    expect(thanked).toContain(`${sent.again}, button`);
  });
}
