import type { Page } from '@playwright/test';
import { bannerOn } from './consent-banner.ts';
import { eventsIn, test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { stopClock, visit } from './visit.ts';

/** Brings a section into the window, and waits until every observer of the page has heard of it. */
function goTo(page: Page, id: string): Promise<void> {
  return page.locator(`#${id}`).evaluate(async (section) => {
    section.scrollIntoView({ behavior: 'instant' });
    await new Promise((heard) => new IntersectionObserver(heard).observe(section));
  });
}

/** The sections that the tools were told of in this page view, as the queue has them. */
async function told(page: Page): Promise<unknown[]> {
  const queue = await page.evaluate(() => JSON.stringify(window.dataLayer));
  const entries: { 1?: unknown; 2?: { label?: unknown } }[] = JSON.parse(queue);
  return entries.filter((entry) => entry[1] === 'section_view').map((entry) => entry[2]?.label);
}

test('[AN-4] a section is told of once, and only where a visitor stays for a second', async ({
  page,
  tools,
}) => {
  await visit(page, '/en/about');
  await bannerOn(page).accept.click();
  await expect.poll(() => eventsIn(tools)).toContain('page_view');
  await stopClock(page);
  await visit(page, '/en/about');
  await expect.poll(() => page.evaluate(() => 'gtag' in window)).toBe(true);
  await goTo(page, 'team');
  await page.clock.runFor(400);
  await goTo(page, 'journey');
  await page.clock.runFor(900);
  await goTo(page, 'team');
  await page.clock.runFor(900);
  expect(await told(page)).toEqual([]);
  await page.clock.runFor(200);
  expect(await told(page)).toEqual(['team']);
  await goTo(page, 'journey');
  await page.clock.runFor(100);
  await goTo(page, 'team');
  await page.clock.runFor(3000);
  expect(await told(page)).toEqual(['team']);
});
