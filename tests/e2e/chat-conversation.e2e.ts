import { languageTable } from '../../app/lib/i18n/languages.ts';
import { fr, uk } from '../support/messages.ts';
import { expect, openPanel, panelIn, test } from './assistant.ts';
import { barLink, placeOf, visit, withoutLoading } from './visit.ts';

test('[CH-1][CH-4] by keyboard a visitor asks, and hears each reply once', async ({ page, assistant }) => {
  const question = 'Скільки сплатить держава?';
  await visit(page, `/${uk}`);
  const panel = panelIn(page, uk);
  const { messages, dialog, log, field } = panel;
  await panel.opener.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(panel.opener).toBeHidden();
  await expect(dialog.getByText(messages.panel.notice)).toBeVisible();
  await expect(log).toContainText(messages.panel.greeting.split('{company}')[0] ?? '');

  await expect(panel.send).toBeDisabled();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  const answer = await assistant.question();
  expect(answer.asked).toEqual({ language: uk, messages: [{ role: 'user', content: question }] });
  await expect(log.getByText(messages.panel.thinking)).toBeAttached();
  await expect(field).toHaveValue('');
  await page.keyboard.type('?');
  await expect(panel.send).toBeDisabled();

  const reply = new TextEncoder().encode('За програмою **SME Packages** — 70 %.');
  // The first chunk ends within the second character. It must be shown before the rest is sent, or both would arrive as one.
  await answer.say(reply.slice(0, 3));
  await expect(log.locator('[aria-busy=true]')).toHaveText(/^З/);
  // The log announces a reply once, when it is complete.
  await expect(log.locator('[aria-busy=true]')).toHaveAttribute('aria-live', 'off');
  await answer.say(reply.slice(3));
  answer.end();
  await expect(panel.stop).toBeHidden();
  await expect(panel.send).toBeEnabled();
  await expect(log.locator('strong', { hasText: 'SME Packages' })).toBeVisible();
  await expect(log.locator('[aria-busy=true], [aria-live=off] strong')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.opener).toBeFocused();
});

test('[CH-4] a conversation survives a change of page, and is not stored', async ({ page, assistant }) => {
  await visit(page, '/en');
  const english = await openPanel(page, 'en');
  await english.ask('How long?');
  const first = await assistant.question();
  await first.say('Four to **eight**');
  await withoutLoading(page, async () => {
    await (await barLink(page, 'Services')).click();
    await expect.poll(() => placeOf(page)).toBe('/en/services');
    await first.say(' weeks.');
    first.end();
    await expect(english.log).toContainText('Four to eight weeks.');
    await english.field.fill('And th');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await page.getByRole('banner').getByRole('link', { name: languageTable[fr].name }).click();
    await expect.poll(() => placeOf(page)).toBe(`/${fr}/services`);
  });
  const french = panelIn(page, fr);
  await expect(french.dialog).toHaveAttribute('lang', fr);
  await expect(french.field).toHaveValue('And th');
  await french.close.click();
  await french.opener.click();
  await french.ask('Et après ?');
  expect(await assistant.reply('Ensuite.')).toEqual({
    language: fr,
    messages: [
      { role: 'user', content: 'How long?' },
      { role: 'assistant', content: 'Four to **eight** weeks.' },
      { role: 'user', content: 'Et après ?' },
    ],
  });
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toMatch(/How long|weeks|chat/i);
  await visit(page, `/${fr}/services`);
  await expect((await openPanel(page, fr)).log).not.toContainText('weeks');
});

test('[CH-1] Shift and Enter break the line; a blank message is not sent', async ({ page, assistant }) => {
  await visit(page, '/');
  const { field, send } = await openPanel(page, 'en');
  const height = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().height));
  expect(await height()).toBe(40);
  await field.press('Shift+Enter');
  await expect(field).toHaveValue('\n');
  await expect(send).toBeDisabled();
  await field.press('Enter');
  await field.fill('line\n'.repeat(20));
  expect(await height()).toBe(120);
  await field.fill('');
  await field.pressSequentially('1');
  await field.press('Shift+Enter');
  await field.pressSequentially('2');
  await field.press('Enter');
  expect((await assistant.question()).asked.messages).toEqual([{ role: 'user', content: '1\n2' }]);
});
