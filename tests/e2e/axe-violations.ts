import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only these rules can differ at night. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations on the current page, one line per element. */
export async function axeViolations(page: Page, runOnly = rules): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] });
  // There are no frames; legacy mode takes two thirds of the time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}

/** Violations by day and by night, with nothing in the middle of a movement. */
export async function axeViolationsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const byDay = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await axeViolations(page, colourRules);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return [...byDay, ...byNight.map((error) => `by night: ${error}`)];
}
