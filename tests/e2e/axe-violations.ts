import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only these rules can have other results at night. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Returns the violations on the current page, one line per element. */
export async function axeViolations(page: Page, runOnly = rules): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] });
  // The pages have no frames, and without frames legacy mode takes a third less time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}

/** Returns the violations by day and by night, once all animations have ended. */
export async function axeViolationsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const byDay = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await axeViolations(page, colourRules);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return [...byDay, ...byNight.map((error) => `by night: ${error}`)];
}
