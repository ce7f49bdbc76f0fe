import type { Page } from '@playwright/test';
import { de, headOf } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { expect, test, testWithoutScripts } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

const blog = (page: Page) => page.locator('#blog');
const cards = (page: Page) => blog(page).getByRole('listitem');
const topic = (page: Page, name: string) => blog(page).getByRole('radio', { name, exact: true });

test('[HM-10] six cards have topic and picture, and an excerpt opens its post', async ({ page }) => {
  await visit(page, '/');
  await expect(cards(page)).toHaveCount(6);
  for (const card of await cards(page).all()) {
    await expect(card).toContainText(/^(AI|Automation|SaaS)/);
    await expect(card.locator('img')).toHaveCount(1);
  }
  const last = cards(page).nth(5);
  await last.scrollIntoViewIfNeeded();
  await last.click({ position: { x: 40, y: ((await last.boundingBox())?.height ?? 0) - 12 } });
  await expect.poll(() => placeOf(page)).toBe('/blog/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[HM-10] the filter begins with all, and shows a topic by pointer and keyboard', async ({ page }) => {
  await visit(page, '/');
  await expect(topic(page, 'All')).toBeChecked();
  const found: number[] = [];
  for (const name of ['AI', 'SaaS', 'Automation']) {
    if (name === 'Automation') await page.keyboard.press('ArrowLeft');
    else await topic(page, name).check();
    await expect(topic(page, name)).toBeChecked();
    await expect(cards(page).filter({ hasNotText: new RegExp(`^${name}`) })).toHaveCount(0);
    found.push(await cards(page).count());
  }
  expect(Math.min(...found)).toBeGreaterThan(0);
  expect(found.reduce((one, other) => one + other)).toBe(6);
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);
  await topic(page, 'All').check();
  await expect(cards(page)).toHaveCount(6);
});

testWithoutScripts(
  '[HM-10][BL-7] without JavaScript home has six cards and no filter; the list shows all posts and those of a topic, and each leads to its own address',
  async ({ page }) => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(6);
    await expect(topic(page, 'All')).toBeHidden();
    await page.goto('/news');
    expect(placeOf(page)).toBe('/en/news');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(6);
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'SaaS' }).click();
    expect(placeOf(page)).toBe('/en/news/topic/saas');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('link').click();
    expect(placeOf(page)).toBe('/en/news/a-song-in-four-minutes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headOf('en', 6, 'title'));
    await page.getByRole('link', { name: 'Back to the news' }).click();
    expect(placeOf(page)).toBe('/en/news');
  },
);

test('[PG-8] pictures that fail leave placeholders of their size', async ({ page, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `/${de}#blog`);
  const whole = await cards(page).nth(3).locator('img').boundingBox();
  await page.route(/\/(pictures|films)\//, (route) => route.abort());
  await visit(page, '/en#blog');
  for (const part of await page.locator('main section, footer').all()) await part.scrollIntoViewIfNeeded();
  for (const name of [
    'Still of a film: a sentence about the day',
    'Still of a film: an audit, a briefing and slides',
  ])
    await expect(page.getByRole('img', { name })).toBeVisible();
  const broken = () =>
    page.evaluate(() => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length);
  await expect.poll(broken).toBe(0);
  await expect(cards(page).locator('img[src^="data:"]')).toHaveCount(6);
  const own = await cards(page).nth(3).locator('img').boundingBox();
  expect(own?.height).toBeCloseTo(whole?.height ?? 0, 0);
  complaints.length = 0;
});
