import type { Page } from '@playwright/test';
import { de, fr, headOf, messagesIn } from '../support/messages.ts';
import { expect, expectComplaints, test, testWithoutScripts } from './site-test.ts';
import { expectAtSection, holdBack, placeOf, stopClock, visit } from './visit.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const related = (page: Page) => page.locator('.related').getByRole('listitem').getByRole('link');

testWithoutScripts(
  '[BL-1][BL-6][RT-3][BL-7] without JavaScript a post stands with title, excerpt, tags, picture, text and three others, and leads back to the list',
  async ({ page }) => {
    const response = await page.goto(`/${fr}/blog/1`);
    expect(response?.status()).toBe(200);
    expect(placeOf(page)).toBe('/blog/1');
    await expect(page.locator('html')).toHaveAttribute('lang', fr);
    await expect(title(page)).toHaveText(headOf(fr, 1, 'title'));
    await expect(page.getByText(headOf(fr, 1, 'excerpt'))).toBeVisible();
    const { tags, back } = messagesIn(fr).blogPost.page;
    const shown = page.getByRole('list', { name: tags }).getByRole('listitem');
    await expect(shown).toHaveText(headOf(fr, 1, 'tags').split(/\s*,\s*/));
    const picture = page.locator('img.article__picture');
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
    const text = await page.locator('article .prose').innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(500);
    expect(text).not.toMatch(/^#|\*\*/m);
    await expect(related(page)).toHaveCount(3);
    await page.getByRole('main').getByRole('link', { name: back }).click();
    await expect.poll(() => placeOf(page)).toBe(`/${fr}/news`);
  },
);

testWithoutScripts(
  '[BL-4] without JavaScript a post that is not there answers 404 with a card in the page’s language, whose button leads to the news',
  async ({ page, complaints }) => {
    const response = await page.goto(`/${de}/blog/-1`);
    expect(response?.status()).toBe(404);
    const card = page.getByRole('alert').filter({ has: title(page) });
    const { back, post_not_found: said } = messagesIn(de).blogPost.errors;
    await expect(title(page)).toHaveText(said.title);
    await expect(card).toContainText(said.text.replace('{id}', '-1'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectComplaints(complaints, /status of 404/);
    await page.getByRole('main').getByRole('link', { name: back, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(\w\w)?$/);
    await expectAtSection(page, 'blog');
  },
);

test('[BL-5] “copy link” copies the address, and says so', async ({ page, context, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `/${fr}/blog/3`);
  const { copy, copied } = messagesIn(fr).blogPost.share;
  await page.getByRole('button', { name: copy, exact: true }).click();
  const said = page.getByRole('status').filter({ hasText: copied });
  await expect(said).toBeVisible();
  const address = page.url();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() =>
    Reflect.set(navigator.clipboard, 'writeText', () => Promise.reject(new Error('denied'))),
  );
  await page.getByRole('button', { name: copy, exact: true }).click();
  await expect(said).toHaveCount(0, { timeout: 2000 });
  await expectComplaints(complaints, /denied/);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await page.getByRole('button', { name: copy, exact: true }).click();
  await expect(said).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('[BL-3] a slow post is outlined for half a second, then said to be on its way', async ({ page }) => {
  const release = await holdBack(page, /\/blog\/\d+\.data/);
  await stopClock(page);
  await visit(page, `/${de}`);
  await page.clock.runFor(400);
  await page
    .locator('#blog')
    .getByRole('link', { name: headOf(de, 2, 'title') })
    .click();
  const main = page.getByRole('main');
  const block = page.locator('.arriving i').first();
  const late = main.getByRole('status').filter({ hasText: messagesIn(de).site.arriving.late });
  // The clock is a mock, because a busy machine stretches half a second.
  const isOutlined = async () => {
    await page.clock.runFor(20);
    return block.isVisible();
  };
  await expect.poll(isOutlined, { intervals: [50] }).toBe(true);
  await expect(late).toHaveCount(0);
  await page.clock.runFor(450);
  await expect(block).toBeHidden();
  await expect(late).toBeVisible();

  release();
  await expect(title(page)).toHaveText(headOf(de, 2, 'title'));
  await expect(page.locator('.arriving')).toHaveCount(0);
});
