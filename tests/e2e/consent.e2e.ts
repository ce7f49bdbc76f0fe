import { uk } from '../support/messages.ts';
import { answerAt, haveAnswered } from '../support/settled-visitor.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { answerIn, bannerOn } from './consent-banner.ts';
import { test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { barLink, countShifts, holdBack, stopClock, visit } from './visit.ts';

test('[CK-1][CK-2] the question comes after a second, and offers yes and no alike', async ({ page }) => {
  await stopClock(page);
  await visit(page, '/');
  const { region } = bannerOn(page);
  const shifted = await countShifts(page);
  await page.clock.runFor(900);
  await expect(region).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(region).toBeVisible();
  await expect(page.getByRole('status').getByText('A question about cookies has appeared.')).toBeAttached();
  const { accept, reject } = bannerOn(page);
  const look = (button: typeof accept) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, height, width } = getComputedStyle(element);
      return [backgroundColor, color, fontSize, height, width];
    });
  expect(await look(accept)).toEqual(await look(reject));
  expect(await shifted()).toBeLessThan(0.001);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await (await barLink(page, 'Services')).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(region).toBeVisible();
});

for (const [way, categories, word] of [
  ['accept', 'analytics marketing', 'accepted'],
  ['reject', '', 'rejected'],
] as const) {
  test(`[CK-2][CK-3][CK-5] the answer to ${way} all is kept`, { tag: '@firefox' }, async ({ page }) => {
    await visit(page, '/');
    const banner = bannerOn(page);
    await banner[way].click();
    await expect(banner.region).toHaveCount(0);
    await expect
      .poll(() => answerIn(page))
      .toEqual({
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
        date: new Date().toISOString().slice(0, 10),
        categories,
        receipt: expect.stringMatching(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/),
      });
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(word);

    // If the page were left before analytics has loaded, failed requests would be logged.
    await page.waitForLoadState('networkidle');
    await stopClock(page);
    await visit(page, '/about');
    await page.clock.runFor(5000);
    await expect(banner.region).toHaveCount(0);
  });
}

test('[CK-3][CK-4] each group is saved by itself, by keyboard; Escape changes nothing', async ({ page }) => {
  await visit(page, '/en/services');
  const { region, settings, customise, analytics, marketing } = bannerOn(page);
  await customise.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('switch', { name: 'Essential' })).toBeDisabled();
  await expect(marketing).not.toBeChecked();
  await expect(region).toContainText('Google Analytics, Microsoft Clarity');
  await settings.click();
  await expect(region).toBeFocused();
  await expect(analytics).not.toBeChecked();
  await analytics.focus();
  await page.keyboard.press('Space');
  // On a switch, Enter presses the form's first button, which must not be "Accept all".
  await page.keyboard.press('Enter');
  await expect(region).toHaveCount(0);
  await expect.poll(() => answerIn(page)).toMatchObject({ categories: 'analytics' });

  const answer = await answerIn(page);
  await settings.click();
  await expect(region).toBeFocused();
  await expect(analytics).toBeChecked();
  await expect(region).toContainText(answer?.receipt ?? 'a receipt');
  await page.keyboard.press('Escape');
  await expect(region).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect(await answerIn(page)).toEqual(answer);
});

test('[CK-3][CK-4] Cookie Settings show what is stored, and keep it', async ({ page, context, site }) => {
  await haveAnswered(context, site.url, await answerAt(site.url, true));
  const release = await holdBack(page, /\/api\/consent\?/);
  await visit(page, '/en/cookies#cookie-settings');
  release();
  const { analytics, save } = bannerOn(page);
  await expect(analytics).toBeChecked();

  const tab = await context.newPage();
  await visit(tab, '/about');
  const other = bannerOn(tab);
  await other.settings.click();
  await other.analytics.uncheck();
  await other.save.click();
  await expect(analytics).not.toBeChecked();
  await Promise.all([page.waitForResponse('**/api/consent'), save.click()]);
  expect(await answerIn(page)).toMatchObject({ categories: 'marketing' });
});

test('[CK-2][CK-6] a yes needs its record, and a no holds without one', async ({ page, complaints }) => {
  await page.route('**/api/consent', (route) => route.abort());
  await visit(page, '/');
  const { region, accept, reject } = bannerOn(page);
  await accept.click();
  await expect(region.getByRole('alert')).toContainText('nothing has been switched on');
  expect(await answerIn(page)).toBeUndefined();
  await reject.click();
  await expect(region).toHaveCount(0);
  expect(await answerIn(page)).toBeUndefined();
  await page.unroute('**/api/consent');
  await stopClock(page);
  await visit(page, '/about');
  await page.clock.runFor(5000);
  await expect(region).toHaveCount(0);
  expect(complaints.splice(0).join()).toContain('ERR_FAILED');
});

test('[CK-6] Global Privacy Control is heard as a no, and may become a yes', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
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
  await expect.poll(() => answerIn(page)).toMatchObject({ categories: 'analytics' });
});

test('[CK-1][CK-3] on a narrow screen axe finds nothing in the question', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `/${uk}`);
  const { region, customise, analytics } = bannerOn(page, uk);
  await expect(region).toBeVisible();
  expect.soft(await axeViolationsByDayAndNight(page), 'the question').toEqual([]);
  await customise.click();
  await expect(analytics).toBeVisible();
  expect.soft(await axeViolationsByDayAndNight(page), 'its details').toEqual([]);
  expect.soft(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
