import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

const authors = ['Claire Muster', 'Marc Exempel', 'Iryna Pryklad'];
const second = 1000;

const region = (page: Page) => page.getByRole('region', { name: 'Testimonials', exact: true });
const dot = (page: Page, number: number) =>
  region(page).getByRole('button', { name: `Show testimonial ${number}` });
const dots = (page: Page) => region(page).getByRole('button', { name: /^Show testimonial/ });

/** Index of the current dot. */
const current = (page: Page) =>
  dots(page).evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-current') === 'true'));

/** Expects only this quote to be visible, after its entrance animation. */
async function expectQuote(page: Page, index: number) {
  await expect(region(page).getByRole('figure')).toHaveText([new RegExp(authors[index] ?? '')]);
  expect(await current(page)).toBe(index);
}

/** Opens the home page with a mock clock, the carousel in view and the pointer elsewhere. */
async function openCarousel(page: Page) {
  await page.clock.install({ time: new Date('2026-03-02T08:00:00Z') });
  await visit(page, '/');
  await region(page).scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(new Date('2026-03-02T09:00:00Z'));
}

/** Advances in small steps until the quote changes; returns its index. */
async function untilNextQuote(page: Page): Promise<number> {
  const before = await current(page);
  const oneStep = async () => {
    await page.clock.runFor(100);
    return current(page);
  };
  await expect.poll(oneStep, { intervals: [50], timeout: 20_000 }).not.toBe(before);
  return current(page);
}

async function expectStill(page: Page) {
  const before = await current(page);
  for (let round = 0; round < 4; round += 1) {
    await page.clock.runFor(4 * second);
    expect(await current(page)).toBe(before);
  }
}

test('[HM-9] quotes take turns every five seconds, in a circle, each with its author and position', async ({
  page,
}) => {
  await openCarousel(page);
  const first = await untilNextQuote(page);
  const changing = region(page).locator('[data-transitioning]');
  await expect(changing).toHaveCount(1);
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(4.7 * second);
    await expect(changing).toHaveCount(0);
    await expectQuote(page, (first + step - 1) % 3);
    await page.clock.runFor(0.4 * second);
    await expect(changing).toHaveCount(1);
    await expectQuote(page, (first + step) % 3);
  }
  await expect(region(page).getByRole('figure')).toContainText(
    /sample (logistics firm|law firm|food maker), \d+ people/,
  );
  await expect(region(page).getByRole('blockquote')).toHaveCount(1);
});

test('[HM-9] a dot jumps to its quote and stops the advance, by pointer and by keyboard', async ({
  page,
}) => {
  await openCarousel(page);
  await dot(page, 3).click();
  await expectQuote(page, 2);
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  await expect(region(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await page.mouse.move(2, 2);
  await page.getByRole('main').focus();
  await expectStill(page);

  await dot(page, 2).press('Enter');
  await expectQuote(page, 1);
});

test('[HM-9] it waits under the pointer, while the focus is in it and while its tab is hidden, and goes on after each', async ({
  page,
}) => {
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await openCarousel(page);
  await region(page).hover();
  await expectStill(page);
  await page.mouse.move(2, 2);
  await untilNextQuote(page);

  await dot(page, 1).focus();
  await expectStill(page);
  await page.getByRole('main').focus();
  await untilNextQuote(page);

  await turn(true);
  await expectStill(page);
  await turn(false);
  await untilNextQuote(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HM-9] every quote can be read, and there are no controls that do nothing', async ({ page }) => {
    await page.goto('/');
    for (const author of authors) await expect(region(page).getByText(author)).toBeVisible();
    await expect(region(page).getByRole('button')).toHaveCount(0);
  });
});
