import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

const ERROR_TITLE = 'Unexpected Application Error!';

test('[RT-6] what is no page shows the error page, and a way home', async ({ page, complaints }) => {
  const response = await page.goto('/nothing.pdf');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(ERROR_TITLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR_TITLE);
  await expect(page.getByRole('main')).toContainText('404');
  await expectComplaints(complaints, /status of 404/);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await page.getByRole('main').getByRole('link').click();
  await expect.poll(() => placeOf(page)).toBe('/');
});

/** Records the home page's address and later scroll positions. */
async function watchScrolling(page: Page) {
  await page.addInitScript(() => {
    const seen: { waited: number; top: number }[] = [];
    let arrived = 0;
    Reflect.set(window, 'seen', seen);
    const navigation: EventTarget | undefined = Reflect.get(window, 'navigation');
    navigation?.addEventListener('currententrychange', (event) => {
      // On arrival, the section's name replaces the address.
      if (Reflect.get(event, 'navigationType') !== 'push') return;
      arrived = performance.now();
      seen.length = 0;
    });
    window.addEventListener('scroll', () => {
      const top = Math.round(window.scrollY);
      if (top > 0) seen.push({ waited: performance.now() - arrived, top });
    });
  });
  return () => page.evaluate((): { waited: number; top: number }[] => Reflect.get(window, 'seen'));
}

test('[NV-2][RT-7] a section’s button goes home, rests, and scrolls or jumps', async ({ page }) => {
  const scrolled = await watchScrolling(page);
  await visit(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Contact' }).click();

  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expectAtSection(page, 'contact');
  const places = await scrolled();
  expect(places[0]?.waited).toBeGreaterThanOrEqual(295);
  expect(new Set(places.map(({ top }) => top)).size).toBeGreaterThan(3);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Methodology' }).click();
  await expectAtSection(page, 'methodology');
  expect(new Set((await scrolled()).map(({ top }) => top)).size).toBe(1);
});
