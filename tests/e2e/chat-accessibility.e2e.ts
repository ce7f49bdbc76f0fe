import { expect, openPanel, panelIn, test } from './assistant.ts';
import { axeViolations } from './axe-violations.ts';
import { expectComplaints } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewports = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, colorScheme, language] of [
  ['desk', 'light', 'fr'],
  ['phone', 'dark', 'uk'],
] as const) {
  test(`[CH-1][CH-3] axe finds nothing in the assistant in ${language} on a ${device} in ${colorScheme}: at its opening, thinking, answering, failing`, async ({
    page,
    assistant,
    complaints,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewports[device]);
    await page.emulateMedia({ colorScheme });
    await visit(page, `/${language}/certifications`);
    const { ask, log, again, field, dialog } = await openPanel(page, language);
    expect.soft(await axeViolations(page), 'at its opening').toEqual([]);
    await ask('70 %?');
    const answer = await assistant.question();
    expect.soft(await axeViolations(page), 'thinking').toEqual([]);
    await answer.say(`**70 %**, \`code\`:\n\n- Guichet\n\n[Guichet](/${language}#contact)\n\n…`);
    await expect(log).toContainText('…');
    expect.soft(await axeViolations(page), 'answering').toEqual([]);
    answer.end();
    await ask('70 %?');
    (await assistant.question()).refuse(502);
    await expect(again).toBeVisible();
    await field.fill('a'.repeat(2001));
    await field.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect.soft(await axeViolations(page), 'failing').toEqual([]);
    await expectComplaints(complaints, /status of 502/);
  });
}

for (const language of ['de', 'uk'] as const) {
  test(`[CH-1] in ${language} nothing of the assistant runs out of a window of 320 px, and all of it can be reached`, async ({
    page,
    assistant,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, `/${language}`);
    const { dialog, log, ask, team, restart, messages } = await openPanel(page, language);
    const runsOut = () =>
      dialog.evaluate((panel) =>
        [...panel.querySelectorAll('*')]
          .filter((element) => !element.closest('.vh'))
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > window.innerWidth || element.scrollWidth > element.clientWidth + 1;
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(await runsOut()).toEqual([]);
    await ask(messages.panel.questions[0] ?? '');
    await assistant.reply(
      `Donaudampfschifffahrtsgesellschaft${'m'.repeat(60)}\n\n\`\`\`\n${'x'.repeat(80)}\n\`\`\``,
    );
    await expect(team).toBeInViewport();
    await expect(restart).toBeInViewport();
    expect(await runsOut()).toEqual([]);
    expect(await log.evaluate((element) => element.clientHeight)).toBeGreaterThan(150);
  });
}

test('[CH-1] the button never lies over what ends the page, nor over what has the focus', async ({
  page,
}) => {
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/fr/about');
    const button = await panelIn(page, 'fr').opener.boundingBox();
    await page.keyboard.press('End');
    await expect
      .poll(() => page.evaluate(() => window.innerHeight + window.scrollY >= document.body.scrollHeight - 1))
      .toBe(true);
    for (const part of await page.getByRole('contentinfo').locator('a, p').all()) {
      const box = await part.boundingBox();
      const isUnder =
        box &&
        button &&
        box.y < button.y + button.height &&
        box.y + box.height > button.y &&
        box.x + box.width > button.x;
      expect.soft(isUnder, `${width}: ${await part.textContent()}`).toBe(false);
    }
  }
});

test('[CH-1] for who wants less motion neither caret nor dashes move', async ({ page, assistant }) => {
  await visit(page, '/');
  const { ask, log } = await openPanel(page, 'en');
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await ask('?');
  const answer = await assistant.question();
  expect(await moving()).toBe(0);
  await answer.say('A');
  await expect(log).toContainText('A');
  expect(await moving()).toBe(0);
});

test('[CH-1] on paper there is neither button nor panel', async ({ page }) => {
  await visit(page, '/');
  const { opener, dialog } = panelIn(page, 'en');
  await expect(opener).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(opener).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
});
