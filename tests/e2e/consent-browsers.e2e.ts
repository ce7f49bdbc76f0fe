import { answerIn, bannerOn, blockStorage } from './consent-banner.ts';
import { expect, test } from './site-test.ts';
import { stopClock, visit } from './visit.ts';

test.use({ answered: false });

test.describe('a browser that sends Global Privacy Control', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  });

  test('[CK-6] is not asked, is shown that it is heard, and may still say yes', async ({ page }) => {
    await stopClock(page);
    await visit(page, '/');
    await page.clock.runFor(5000);
    const { region, settings, analytics, save } = bannerOn(page);
    await expect(region).toHaveCount(0);
    await settings.click();
    await expect(region).toContainText('Global Privacy Control');
    await expect(analytics).not.toBeChecked();
    await analytics.check();
    await save.click();
    await expect(region).toHaveCount(0);
    await expect.poll(() => answerIn(page)).toMatchObject({ categories: 'analytics' });
  });
});

test.describe('a browser that blocks storage', () => {
  test.beforeEach(async ({ page }) => {
    await blockStorage(page);
    await page.addInitScript(() =>
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
    );
  });

  test('[CK-2] keeps the answer for as long as the page is open', async ({ page, context }) => {
    await visit(page, '/');
    const { region, accept, settings, analytics } = bannerOn(page);
    await accept.click();
    await expect(region).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await settings.click();
    await expect(analytics).toBeChecked();
    await context.clearCookies();
    await visit(page, '/');
    await expect(region).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CK-2][CK-4] the question is a form at the end of the page, its answer is a page, and it can be changed', async ({
    page,
  }) => {
    await page.goto('/fr');
    const { region, accept, analytics, marketing, save, settings } = bannerOn(page, 'fr');
    await accept.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answer = await answerIn(page);
    expect(answer).toMatchObject({
      categories: 'analytics marketing',
      receipt: expect.stringMatching(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/),
    });
    await expect(page.getByRole('main')).toContainText(answer?.receipt ?? 'no receipt');

    await page.goto('/fr/about');
    await expect(region).toBeHidden();
    await settings.click();
    await expect(page).toHaveURL(/\/fr\/cookies\?*#cookie-settings$/);
    await expect(region).toBeVisible();
    await marketing.check();
    await analytics.uncheck();
    await save.click();
    expect(await answerIn(page)).toMatchObject({ categories: 'marketing' });
  });
});
