import type { Page } from '@playwright/test';
import { expect, openPanel, panelIn, test } from './assistant.ts';
import { placeOf, visit } from './visit.ts';
import { withoutLoading } from './ways.ts';

/** Records what screen readers announce: additions to the log outside `aria-live="off"`. */
async function listenToLog(page: Page): Promise<() => Promise<string[]>> {
  await page.getByRole('log').evaluate((log) => {
    const silent = '[aria-live="off"]';
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    const tell = (node: Node) => {
      const heard = node.cloneNode(true);
      if (heard instanceof Element) for (const part of heard.querySelectorAll(silent)) part.remove();
      const isSilent = heard instanceof Element && heard.matches(silent);
      if (heard.textContent && !isSilent) told.push(heard.textContent);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (!(target instanceof Element && target.closest(silent))) addedNodes.forEach(tell);
    }).observe(log, { childList: true, subtree: true });
  });
  return async () => {
    const told: unknown = await page.evaluate(() => Reflect.get(window, 'told'));
    return Array.isArray(told) ? told.map(String) : [];
  };
}

test('[CH-1][CH-4] a visitor is told that this is an AI, asks by keyboard alone, and is told the reply once, as a whole, though a letter of it was cut in two', async ({
  page,
  assistant,
}) => {
  const question = 'Скільки сплатить держава?';
  await visit(page, '/uk');
  const panel = panelIn(page, 'uk');
  const { messages, dialog, log, field } = panel;
  await panel.opener.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(panel.opener).toBeHidden();
  await expect(dialog).toHaveAttribute('lang', 'uk');
  await expect(dialog.getByText(messages.panel.notice)).toBeVisible();
  const [greeting = ''] = messages.panel.greeting.split('{company}');
  await expect(log).toContainText(greeting);
  const told = await listenToLog(page);

  await expect(panel.send).toBeDisabled();
  await page.keyboard.type(question);
  await expect(panel.send).toBeEnabled();
  await page.keyboard.press('Enter');
  const answer = await assistant.question();
  expect(answer.asked).toEqual({ language: 'uk', messages: [{ role: 'user', content: question }] });
  await expect(log.getByText(question)).toBeVisible();
  await expect(log.getByText(messages.panel.thinking)).toBeAttached();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type('?');
  await expect(panel.send).toBeDisabled();

  const reply = new TextEncoder().encode('За програмою **SME Packages** — 70 %.');
  // Within the second character, a surrogate pair. The first chunk must be shown before, or both would arrive
  // as one.
  await answer.say(reply.slice(0, 3));
  await expect(log.locator('[aria-busy=true]')).toHaveText(/^З/);
  await expect(panel.stop).toBeVisible();
  expect(await told()).toEqual([messages.panel.thinking]);
  await answer.say(reply.slice(3));
  answer.end();
  await expect(panel.stop).toBeHidden();
  await expect(panel.send).toBeEnabled();
  await expect(log.locator('strong', { hasText: 'SME Packages' })).toBeVisible();
  const whole = `${messages.panel.name}: За програмою SME Packages — 70 %.`;
  expect(await told()).toEqual([messages.panel.thinking, whole]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.opener).toBeFocused();
});

test('[CH-4] a suggested question is asked at once and makes room for the conversation; starting over empties that', async ({
  page,
  assistant,
}) => {
  await visit(page, '/de');
  const { messages, dialog, field, log, restart } = await openPanel(page, 'de');
  const suggestions = dialog.getByRole('list', { name: messages.panel.suggestions });
  const [question = ''] = messages.panel.questions;
  await suggestions.getByRole('button', { name: question }).click();
  const asked = await assistant.reply('Zuerst');
  expect(asked).toEqual({ language: 'de', messages: [{ role: 'user', content: question }] });
  await expect(suggestions).toHaveCount(0);
  await expect(field).toBeFocused();
  await restart.click();
  await expect(log).not.toContainText('Zuerst');
  await expect(suggestions).toBeVisible();
  await expect(field).toBeFocused();
});

test('[CH-4] one conversation goes on over a change of page and of language; a reload forgets it, and nothing was stored', async ({
  page,
  context,
  assistant,
}) => {
  await visit(page, '/en');
  const english = await openPanel(page, 'en');
  await english.ask('How long?');
  const first = await assistant.question();
  await first.say('Four to **eight**');

  await withoutLoading(page, async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect.poll(() => placeOf(page)).toBe('/en/services');
    await expect(english.log).toContainText('Four to eight');
    await first.say(' weeks.');
    first.end();
    await expect(english.log).toContainText('Four to eight weeks.');
    await english.field.fill('And th');

    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect.poll(() => placeOf(page)).toBe('/fr/services');
  });
  const french = panelIn(page, 'fr');
  await expect(french.dialog).toBeVisible();
  await expect(french.dialog).toHaveAttribute('lang', 'fr');
  await expect(french.log).toContainText('Je suis un assistant IA');
  await expect(
    french.log.getByText('Four to eight weeks.').locator('xpath=ancestor-or-self::*[@lang][1]'),
  ).toHaveAttribute('lang', 'en');
  await expect(french.log.locator('[lang=en]').filter({ hasText: 'How long?' })).toBeVisible();
  await expect(french.field).toHaveValue('And th');
  await french.close.click();
  await french.opener.click();
  await expect(french.log).toContainText('Four to eight weeks.');
  await french.ask('Et après ?');
  const second = await assistant.question();
  expect(second.asked).toEqual({
    language: 'fr',
    messages: [
      { role: 'user', content: 'How long?' },
      { role: 'assistant', content: 'Four to **eight** weeks.' },
      { role: 'user', content: 'Et après ?' },
    ],
  });
  second.end();

  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toMatch(/How long|weeks|chat/i);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['consent', 'language']);
  await visit(page, '/fr/services');
  await expect((await openPanel(page, 'fr')).log).not.toContainText('weeks');
});
