import type { Page } from '@playwright/test';
import { messagesIn } from '../support/messages.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

const cards = Object.values(messagesIn('en').home.services.cards).map(({ title }) => title);

function card(page: Page, index = 0) {
  const all = page
    .locator('#services')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: cards[index] ?? '' }) });
  return {
    front: all.getByRole('button', { name: 'Turn over' }),
    back: all.getByRole('button', { name: 'Show front' }),
    more: all.getByRole('link', { name: 'Learn More' }),
  };
}

/** True if the side is the top element at its middle, after it was scrolled into view. */
function isOnTop(page: Page, index: number, name: 'front' | 'back' | 'more') {
  return card(page, index)[name].evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test('[HM-3] every card turns by pointer and back, and leads to the services', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  for (const index of cards.keys()) {
    const { front, back } = card(page, index);
    await front.click();
    await expect.poll(() => isOnTop(page, index, 'back')).toBe(true);
    await back.click();
    await expect.poll(() => isOnTop(page, index, 'front')).toBe(true);
    await front.click();
    await expect.poll(() => isOnTop(page, index, 'more')).toBe(true);
  }
  await card(page, cards.length - 1).more.click();
  await expect.poll(() => placeOf(page)).toBe('/services');
});

test('[HM-3] by keyboard the focus turns with the card', { tag: '@firefox' }, async ({ page }) => {
  await visit(page, '/');
  const { front, back, more } = card(page);
  await front.focus();
  await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page, 1).front).toBeFocused();
  await back.press('Space');
  await expect(front).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page, 1).front).toBeFocused();
});
