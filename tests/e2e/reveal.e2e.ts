import type { Page } from '@playwright/test';
import { homeSections } from '../../app/lib/i18n/href.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

/** Opacity of a section's content, multiplied over its ancestors. */
function opacityOf(page: Page, section: string): Promise<number> {
  return page.locator(`#${section}`).evaluate((root) => {
    let opacity = 1;
    for (
      let element = root.querySelector('h2');
      element;
      element = element.parentElement as HTMLHeadingElement | null
    ) {
      opacity *= Number(getComputedStyle(element).opacity);
    }
    return opacity;
  });
}

async function expectAllVisible(page: Page) {
  for (const section of homeSections) expect(await opacityOf(page, section), section).toBe(1);
}

test('[HM-14] a section below the window waits, becomes visible when it is scrolled to, and stays so', async ({
  page,
}) => {
  await visit(page, '/');
  await expect.poll(() => opacityOf(page, 'smepackages')).toBe(0);
  for (const section of homeSections) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => opacityOf(page, section), section).toBe(1);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectAllVisible(page);
});

test('[HM-14] a bar draws itself once, when it comes into view, and scrolling back does not undo it', async ({
  page,
}) => {
  const bars = [
    ['/', '#fit4ai .tier .drawn'],
    ['/', '#methodology .bar .drawn'],
    ['/about', '.tenths .drawn'],
  ] as const;
  for (const [path, selector] of bars) {
    await visit(page, path);
    const bar = page.locator(selector).first();
    const drawn = () => bar.evaluate((element) => element.getBoundingClientRect().width);
    await expect.poll(drawn, `${selector} waits`).toBe(0);
    await bar.locator('xpath=ancestor::*[@data-reveal][1]').evaluate((frame) => {
      // Quantities are revealed with their frame, as soon as its edge is visible.
      window.scrollTo({
        top: frame.getBoundingClientRect().top + scrollY - innerHeight + 4,
        behavior: 'instant',
      });
    });
    await expect.poll(drawn, `${selector} is drawn`).toBeGreaterThan(20);
    const full = bar.evaluate((element) => {
      const finished = element.getAnimations().map(({ finished: end }) => end);
      return Promise.all(finished).then(() => element.getBoundingClientRect().width);
    });
    const width = await full;
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await drawn()).toBe(width);
  }
});

test('[HM-14] what can be seen at load never disappears first', async ({ page }) => {
  await page.addInitScript(() => {
    const dimmed: string[] = [];
    Reflect.set(window, 'dimmed', dimmed);
    const look = () => {
      const parts = document.querySelectorAll('main .hero *, #contact > *');
      for (const part of parts) {
        const { top, bottom } = part.getBoundingClientRect();
        const isSeen = bottom > 0 && top < window.innerHeight;
        if (isSeen && part instanceof HTMLElement && part.dataset.reveal === 'waiting')
          dimmed.push(part.className);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, '/#contact');
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect.poll(() => opacityOf(page, 'contact')).toBe(1);
  expect(await page.evaluate((): string[] => Reflect.get(window, 'dimmed'))).toEqual([]);
});

test('[HM-14] for a visitor who wants less motion everything is visible from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await expectAllVisible(page);
});

test('[HM-14] on paper everything is visible, also what was never scrolled to', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(() => opacityOf(page, 'smepackages')).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expectAllVisible(page);
});

test('[HM-14] what waits can be reached by keyboard and is visible then', async ({ page }) => {
  await visit(page, '/');
  await page.locator('#fit4ai').getByRole('link', { name: 'Discuss a diagnosis' }).focus();
  await expect.poll(() => opacityOf(page, 'fit4ai')).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HM-14] everything is visible', async ({ page }) => {
    await page.goto('/');
    for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
      await expect(heading).toBeVisible();
    }
    await expectAllVisible(page);
  });
});
