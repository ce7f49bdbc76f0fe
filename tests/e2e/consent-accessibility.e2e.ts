import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { bannerOn } from './consent-banner.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ answered: false, contextOptions: { reducedMotion: 'reduce' } });

for (const [device, language, viewport] of [
  ['desk', 'fr', { width: 1440, height: 900 }],
  ['phone', 'de', { width: 320, height: 844 }],
  ['phone', 'uk', { width: 320, height: 844 }],
] as const) {
  test(`[CK-1][CK-3][PP-2] axe finds nothing in the question, its details and the popup, in ${language} on a ${device} by day and by night`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await visit(page, `/${language}`);
    const { region, customise, reject, analytics } = bannerOn(page, language);
    await expect(region).toBeVisible();
    expect.soft(await axeViolationsByDayAndNight(page), 'the question').toEqual([]);
    await customise.click();
    await expect(analytics).toBeVisible();
    expect.soft(await axeViolationsByDayAndNight(page), 'its details').toEqual([]);
    const overflow = () => region.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect.soft(await overflow(), 'runs out of the window').toBe(0);
    await reject.click();
    await expect(page.getByRole('dialog', { name: 'Fit 4 AI' })).toBeVisible();
    expect.soft(await axeViolationsByDayAndNight(page), 'the popup').toEqual([]);
  });
}
