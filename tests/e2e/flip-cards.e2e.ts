import type { Locator } from '@playwright/test';
import { messagesIn } from '../support/messages.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

function partsOf(card: Locator) {
  return {
    turn: card.getByRole('button', { name: 'Turn over' }),
    turnBack: card.getByRole('button', { name: 'Show front' }),
    more: card.getByRole('link', { name: 'Learn More' }),
  };
}

test('[HM-3] every card turns by pointer and back, and leads to the services', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const cards = await page.locator('.flip').all();
  expect(cards).toHaveLength(Object.keys(messagesIn('en').home.services.cards).length);
  for (const { turn, turnBack, more } of cards.map(partsOf)) {
    await turn.click();
    await more.click({ trial: true });
    await turnBack.click();
    await expect(more).toBeHidden();
    await turn.click();
  }
  await partsOf(page.locator('.flip').last()).more.click();
  await expect.poll(() => placeOf(page)).toBe('/services');
});

test('[HM-3] by keyboard the focus turns with the card', { tag: '@firefox' }, async ({ page }) => {
  await visit(page, '/');
  const { turn, turnBack, more } = partsOf(page.locator('.flip').first());
  const next = partsOf(page.locator('.flip').nth(1)).turn;
  await turn.focus();
  await page.keyboard.press('Enter');
  await expect(turnBack).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await turnBack.press('Space');
  await expect(turn).toBeFocused();
  await expect(more).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
});
