import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

const authors = ['Claire Muster', 'Marc Exempel', 'Iryna Pryklad'];
const SECOND_MS = 1000;

const region = (page: Page) => page.getByRole('region', { name: 'Testimonials', exact: true });
const dot = (page: Page, number: number) =>
  region(page).getByRole('button', { name: `Show testimonial ${number}` });
const dots = (page: Page) => region(page).getByRole('button', { name: /^Show testimonial/ });

/** Expects only this quote to be visible, after its entrance animation. */
async function expectQuote(page: Page, index: number) {
  await expect(region(page).getByRole('figure')).toHaveText([new RegExp(authors[index] ?? '')]);
  await expect(dot(page, index + 1)).toHaveAttribute('aria-current', 'true');
}

/** Opens the home page with a mock clock, the carousel in view and the pointer elsewhere. */
async function openCarousel(page: Page) {
  await page.clock.install({ time: new Date('2026-03-02T08:00:00Z') });
  await visit(page, '/');
  await region(page).scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(new Date('2026-03-02T09:00:00Z'));
}

/** Advances in small steps until another quote is shown; returns its index. */
async function untilNextQuote(page: Page): Promise<number> {
  const current = () => dots(page).evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));
  const before = await current();
  const oneStep = async () => {
    await page.clock.runFor(100);
    return current();
  };
  await expect.poll(oneStep, { intervals: [50], timeout: 20_000 }).not.toBe(before);
  return current();
}

async function expectStill(page: Page) {
  const shown = await region(page).getByRole('figure').textContent();
  await page.clock.runFor(6 * SECOND_MS);
  await expect(region(page).getByRole('figure')).toHaveText(shown ?? '');
}

test('[HM-9] quotes take turns every five seconds, and wait under the pointer', async ({ page }) => {
  await openCarousel(page);
  const first = await untilNextQuote(page);
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(4.7 * SECOND_MS);
    await expectQuote(page, (first + step - 1) % 3);
    await page.clock.runFor(0.4 * SECOND_MS);
    await expectQuote(page, (first + step) % 3);
  }
  await region(page).hover();
  await expectStill(page);
  await expect(region(page).getByRole('figure')).toContainText(
    /sample (logistics firm|law firm|food maker) of \d+ people/,
  );
});

test('[HM-9] it stands still for a visitor who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await expectStill(page);
});

test('[HM-9] a dot jumps to its quote and stops the advance, by pointer and keyboard', async ({ page }) => {
  await openCarousel(page);
  await dot(page, 3).click();
  await expectQuote(page, 2);
  await expect(region(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await page.mouse.move(2, 2);
  await page.getByRole('main').focus();
  await expectStill(page);

  await dot(page, 2).press('Enter');
  await expectQuote(page, 1);
});
