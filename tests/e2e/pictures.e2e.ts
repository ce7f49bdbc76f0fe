import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

const stills = ['Still of a film: a sentence about the day', 'Still of a film: an audit, a brief and slides'];
const posts = (page: Page) => page.locator('#blog').getByRole('listitem');

const brokenPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap(({ complete, naturalWidth, src }) => (complete && naturalWidth === 0 ? [src] : [])),
    );

test('[PG-8] a browser that does not know AVIF shows a drawing of the same scene', async ({ page }) => {
  // Simulates a browser without AVIF, which skips the unknown type.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('image/avif', 'image/unheard-of') });
  });
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  const poster = page.locator('#cases').getByRole('img', { name: stills[0] ?? '' });
  await poster.scrollIntoViewIfNeeded();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]))
    .toEqual([new URL('/pictures/film-rhymes.svg', page.url()).href, 1280]);
});

test('[PG-8] when pictures fail none is shown broken: a placeholder has their size, and what a still shows is still said', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/de#blog');
  const whole = await posts(page).nth(3).locator('img').boundingBox();
  await page.route(/\/(pictures|films)\//, (route) => route.abort());
  await visit(page, '/en#blog');
  for (const part of await page.locator('main section, footer').all()) await part.scrollIntoViewIfNeeded();
  for (const name of stills) await expect(page.locator('#cases').getByRole('img', { name })).toBeVisible();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await expect(posts(page).locator('svg')).toHaveCount(6);
  const own = await posts(page).nth(3).locator('svg').boundingBox();
  expect(own?.height).toBeCloseTo(whole?.height ?? 0, 0);
  complaints.length = 0;
});
