import { answerIn, bannerOn } from './consent-banner.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ answered: false });

test('[CK-4] Cookie Settings lead to the question, also where it is open, show the answer and its receipt, and Escape leaves all as it was', async ({
  page,
}) => {
  await visit(page, '/en/services');
  const { region, settings, accept, analytics } = bannerOn(page);
  await expect(region).toBeVisible();
  for (let press = 0; press < 2; press++) {
    await settings.click();
    await expect(region).toBeFocused();
    await expect(analytics).not.toBeChecked();
  }
  await accept.click();
  await expect(region).toHaveCount(0);
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

for (const [name, cookie] of [
  ['[CK-6] another wording asks again', 'version=000000000000&date={today}&categories=analytics&receipt=A'],
  [
    '[CK-6] an answer of more than six months ago is asked for again',
    'version={version}&date={old}&categories=analytics&receipt=A',
  ],
] as const) {
  test(name, async ({ page, context, site }) => {
    await visit(page, '/about');
    const { region, reject } = bannerOn(page);
    await reject.click();
    await expect.poll(async () => (await answerIn(page))?.receipt).toBeTruthy();
    const { version = '', date = '' } = (await answerIn(page)) ?? {};
    const old = new Date(Date.now() - 183 * 86_400_000).toISOString().slice(0, 10);
    const value = cookie.replace('{version}', version).replace('{today}', date).replace('{old}', old);
    await context.addCookies([
      { name: 'consent', value, url: site.url },
      { name: '_ga', value: 'left over', url: site.url },
    ]);
    await visit(page, '/about');
    await expect(region).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
    await expect.poll(async () => (await context.cookies()).map((kept) => kept.name)).not.toContain('_ga');
  });
}
