import type { Page } from '@playwright/test';
import { filmFiles } from '../../app/features/films/film-files.ts';
import { messagesIn } from '../support/messages.ts';
import { expect, test, testWithoutScripts } from './site-test.ts';
import { visit } from './visit.ts';

const { cases: messages } = messagesIn('en').home;
// Text in brackets is visually hidden.
const play = messages.play.replace(/\[.*$/, '');

/** Collects the requested films, without posters. */
function listenForFilms(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) asked.push(pathname);
  });
  return asked;
}

const figure = (page: Page, index: number) => page.locator('#cases').getByRole('figure').nth(index);
const film = (page: Page, index: number) => figure(page, index).locator('video');

/** Returns the film's position, and whether it plays. */
const stateOf = (page: Page, index: number) =>
  film(page, index).evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    at: video.currentTime,
    file: new URL(video.currentSrc || 'none:').pathname,
  }));

async function expectRunning(page: Page, index: number) {
  const { at } = await stateOf(page, index);
  await expect.poll(async () => (await stateOf(page, index)).at, 'the film goes on').not.toBe(at);
}

test('[HM-12] a film is asked for when it comes near, and rests out of sight', async ({ page }) => {
  const asked = listenForFilms(page);
  await visit(page, '/');
  await expect(film(page, 0)).toBeAttached();
  expect(asked).toEqual([]);

  await figure(page, 0).scrollIntoViewIfNeeded();
  await expectRunning(page, 0);
  expect(asked).toContain(filmFiles('rhymes', 'en', 'day').av1);
  const manner = (video: HTMLVideoElement) => [video.muted, video.loop, video.playsInline, video.controls];
  expect(await film(page, 0).evaluate(manner)).toEqual([true, true, true, false]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(async () => (await stateOf(page, 0)).paused).toBe(true);
});

test('[HM-12] with less motion no film is loaded, and Play plays it', async ({ page }) => {
  const asked = listenForFilms(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await visit(page, '/');
  for (const index of [0, 1]) {
    await figure(page, index).scrollIntoViewIfNeeded();
    const poster = figure(page, index).getByRole('img');
    await expect(poster).toBeVisible();
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await expect(figure(page, index).getByRole('button', { name: play })).toBeVisible();
  }
  expect(asked).toEqual([]);
  await figure(page, 0).getByRole('button', { name: play }).click();
  await expectRunning(page, 0);
  expect(asked).toContain(filmFiles('rhymes', 'en', 'night').av1);
  expect(asked.some((path) => path.includes('sales'))).toBe(false);
});

testWithoutScripts(
  '[HM-12] without JavaScript the poster stands with nothing over it, a link leads to the film, and no button does nothing',
  async ({ page }) => {
    await page.goto('/case-studies');
    await expect(figure(page, 0).getByRole('img')).toBeVisible();
    await expect(film(page, 0)).toBeHidden();
    const { h264 } = filmFiles('rhymes', 'en', 'day');
    await expect(figure(page, 0).getByRole('link', { name: play })).toHaveAttribute('href', h264);
    await expect(figure(page, 0).getByRole('button')).toHaveCount(0);
  },
);
