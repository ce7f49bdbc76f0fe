import type { Page } from '@playwright/test';
import { expect, expectComplaints, test } from './site-test.ts';
import { holdBack, visit } from './visit.ts';

const stills = ['Still of a film: a sentence about the day', 'Still of a film: an audit, a brief and slides'];

/** Scrolls through the page so that lazy pictures load. */
async function scrollThrough(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const part of await page.locator('main section, footer').all()) await part.scrollIntoViewIfNeeded();
}

function brokenPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 ? [image.src] : [],
      ),
    );
}

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
    .poll(() =>
      poster.evaluate((image: HTMLImageElement) => [
        image.currentSrc.slice(window.location.origin.length),
        image.naturalWidth,
      ]),
    )
    .toEqual(['/pictures/film-rhymes.svg', 1280]);
});

test('[PG-8] a picture that does not arrive leaves a quiet placeholder of its size, no broken image', async ({
  page,
  complaints,
}) => {
  await page.route('**/pictures/post-3.svg', (route) => route.abort());
  await visit(page, '/');
  // The newest is first: of six, the third post is the fourth card.
  const card = page.locator('#blog').getByRole('listitem').nth(3);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(0);
  const [own, whole] = await Promise.all([
    card.locator('svg').boundingBox(),
    page.locator('#blog').getByRole('listitem').nth(1).locator('img').boundingBox(),
  ]);
  expect(own?.height).toBeCloseTo(whole?.height ?? 0, 0);
  await expectComplaints(complaints, /ERR_FAILED/);

  await scrollThrough(page);
  expect(await brokenPictures(page)).toEqual([]);
});

test('[PG-8] even when every picture fails none is shown broken, and what a still shows is still said', async ({
  page,
  complaints,
}) => {
  await page.route(/\/(pictures|films)\//, (route) => route.abort());
  await visit(page, '/#blog');
  await scrollThrough(page);
  for (const name of stills) await expect(page.locator('#cases').getByRole('img', { name })).toBeVisible();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await expect(page.locator('#blog').getByRole('listitem').locator('svg')).toHaveCount(6);
  await expectComplaints(complaints, ...Array.from({ length: 9 }, () => /ERR_FAILED/));
});

test('[PG-8] a picture that failed before the scripts ran is replaced when they run', async ({
  page,
  complaints,
}) => {
  await page.route('**/pictures/post-1.svg', (route) => route.abort());
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/#blog', { waitUntil: 'commit' });
  await page.locator('#blog').getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expectComplaints(complaints, /ERR_FAILED/);
  release();
  await expect(page.locator('#blog').getByRole('listitem').last().locator('img')).toHaveCount(0);
  expect(await brokenPictures(page)).toEqual([]);
});
