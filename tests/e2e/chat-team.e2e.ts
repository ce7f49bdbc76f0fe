import { expect, openPanel, panelIn, test } from './assistant.ts';
import { formIn, submission } from './contact-sheet.ts';
import { expectSubmission, takeTime } from './submissions.ts';
import { expectAtSection, visit } from './visit.ts';

for (const language of ['de', 'uk'] as const) {
  test(`[CH-4][CT-1] in ${language} a conversation goes from another page to the contact form, as text that can be edited`, async ({
    page,
    assistant,
  }) => {
    await visit(page, `/${language}/services`);
    const { ask, team, dialog, messages } = await openPanel(page, language);
    await expect(team).toHaveCount(0);
    await ask('70 % ?');
    await assistant.reply('**Yes**, see [SME Packages](/en#smepackages).');
    await team.click();

    const { field } = formIn(page, language);
    await expect(field('message')).toHaveValue(
      [
        messages.draft.opening,
        `${messages.panel.visitor}:\n70 % ?`,
        `${messages.panel.name}:\nYes, see SME Packages (/en#smepackages).`,
      ].join('\n\n'),
    );
    await expect(field('subject')).toHaveValue(messages.draft.subject.replace('{question}', '70 % ?'));
    await expect(dialog).toBeHidden();
    await expectAtSection(page, 'contact');
  });
}

test('[CH-4][CT-1] what was typed in the form before stays, and the letter is sent as it was edited', async ({
  page,
  assistant,
  webhook,
}) => {
  await page.clock.install();
  await visit(page, '/en');
  const { fill, field, send, sheet } = formIn(page, 'en');
  const fields = submission('My own subject');
  await fill(fields);
  const { ask, team } = await openPanel(page, 'en');
  await ask('Who answers?');
  await assistant.reply('A person.');
  await team.click();
  await expect(field('message')).toHaveValue(
    `${fields.message}\n\nMy conversation with the assistant on your website:\n\nYou:\nWho answers?\n\nAssistant:\nA person.`,
  );
  for (const name of ['name', 'email', 'company', 'subject'] as const)
    await expect(field(name)).toHaveValue(fields[name]);
  await expectAtSection(page, 'contact');

  await field('message').fill('Only this');
  await takeTime(page);
  await send.click();
  await expect(sheet.getByRole('status')).toBeVisible();
  await expectSubmission(webhook, 'Only this', { ...fields, message: 'Only this' });

  // A second conversation shows the form again after the thanks.
  await openPanel(page, 'en');
  await panelIn(page, 'en').team.click();
  await expect(field('message')).toHaveValue(/Who answers/);
});
