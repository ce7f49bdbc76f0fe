import { openPanel, panelIn } from './assistant.ts';
import { bannerOn } from './consent-banner.ts';
import { expect, test } from './site-test.ts';
import { placeOf, stopClock, visit } from './visit.ts';

// The real server without a chat service: the built-in assistant answers.

for (const [language, question] of [
  ['en', 'How long does a project take?'],
  ['fr', 'Combien de temps dure un projet ?'],
  ['uk', 'Скільки триває проєкт?'],
] as const) {
  test(`[CH-5] in ${language} the built-in assistant quotes the site and leads to the section`, {
    tag: language === 'uk' ? '@firefox' : [],
  }, async ({ page }) => {
    await visit(page, `/${language}/about`);
    const { field, log, dialog } = await openPanel(page, language);
    // Key by key: in Firefox React misses the event of Playwright's `fill`.
    await field.pressSequentially(question);
    await field.press('Enter');
    const source = log.getByRole('link').last();
    await expect(source).toBeVisible();
    const href = (await log.locator('a[href*="#"]').first().getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^/${language}(/|#)`));
    await log.locator('a[href*="#"]').first().click();
    await expect.poll(() => placeOf(page)).toBe(href);
    await expect(dialog).toBeVisible();
  });
}

test.describe('a visitor who has not answered about cookies', () => {
  test.use({ answered: false });

  test('[PP-2] finds the button of the assistant above the question, and the popup beside the open assistant', async ({
    page,
  }) => {
    await stopClock(page);
    await visit(page, '/');
    const { opener, dialog, close } = panelIn(page, 'en');
    const { region, reject } = bannerOn(page);
    await page.clock.runFor(1100);
    await expect(region).toBeVisible();
    await opener.click();
    await expect(dialog).toBeVisible();
    await reject.click();
    await expect(region).toHaveCount(0);
    await page.clock.runFor(5000);
    const popup = page.getByRole('dialog', { name: 'Fit 4 AI' });
    const [its, chat] = [await popup.boundingBox(), await dialog.boundingBox()];
    expect((its?.x ?? 0) + (its?.width ?? 0)).toBeLessThan(chat?.x ?? 0);
    await close.click();
    await expect(popup).toBeVisible();
  });
});
