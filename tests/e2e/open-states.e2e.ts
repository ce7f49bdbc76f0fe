import type { Page } from '@playwright/test';
import { languageTable } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';
import { axeViolations, axeViolationsByDayAndNight } from './axe-violations.ts';
import { bannerOn } from './consent-banner.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** States of a page, each with the steps that reach it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  '[LG-5] the list of languages is open': async (page) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: languageTable.uk.name })).toBeVisible();
  },
  '[NV-4] the menu of a phone is open': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
  '[HM-3][HM-10] a card is turned and one topic is shown': async (page) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Turn over' }).first().click();
    await page.getByRole('radio', { name: 'Automation' }).check();
    await expect(page.locator('#blog').getByRole('listitem')).not.toHaveCount(6);
  },
  '[FT-1][PG-6] a policy is open': async (page) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Cookie Policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie Policy' });
    await expect(dialog.getByRole('table').first()).toBeVisible();
  },
  '[PG-3] one tab is chosen and a question is open': async (page) => {
    await visit(page, '/services');
    await page.getByRole('tab', { name: 'Consulting' }).click();
    await page.locator('summary').last().click();
  },
  '[CT-1] both forms show what is wrong': async (page) => {
    await visit(page, '/uk');
    const { contact, newsletter } = messagesIn('uk');
    await page.locator('#contact').getByRole('button', { name: contact.form.send }).click();
    await expect(page.getByText(contact.problems.nameRequired)).toBeVisible();
    await page.getByRole('button', { name: newsletter.form.subscribe }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

for (const [state, come] of Object.entries(states)) {
  test(`${state}: axe finds nothing then, by day and by night`, async ({ page }) => {
    await come(page);
    expect(await axeViolationsByDayAndNight(page)).toEqual([]);
  });
}

test.describe('on a first visit', () => {
  test.use({ answered: false });

  for (const [language, width] of [
    ['fr', 1440],
    ['uk', 320],
  ] as const) {
    test(`[CK-1][CK-3][PP-2] axe finds nothing in the question, its details and the popup, in ${language} at ${width} px by day and by night`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `/${language}`);
      const { region, customise, reject, analytics } = bannerOn(page, language);
      await expect(region).toBeVisible();
      expect.soft(await axeViolationsByDayAndNight(page), 'the question').toEqual([]);
      await customise.click();
      await expect(analytics).toBeVisible();
      expect.soft(await axeViolationsByDayAndNight(page), 'its details').toEqual([]);
      const overflow = await region.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(overflow, 'runs out of the window').toBe(0);
      await reject.click();
      await expect(page.getByRole('dialog', { name: 'Fit 4 AI' })).toBeVisible();
      expect.soft(await axeViolationsByDayAndNight(page), 'the popup').toEqual([]);
    });
  }
});

test('[RT-6] axe finds nothing on the error page', async ({ page, complaints }) => {
  await page.goto('/nothing.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints.splice(0)).toHaveLength(1);
});
