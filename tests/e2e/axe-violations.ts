import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { faintControls } from './faint-controls.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only these rules can differ at night. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations on the current page, one line per element. */
export function axeViolations(page: Page, runOnly = rules): Promise<string[]> {
  return errorsBy(new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }));
}

/** Only rules of colours and target sizes, which can differ on a phone and at night. */
export function axeViolationsOnAPhoneByNight(page: Page): Promise<string[]> {
  return axeViolations(page, [...colourRules, 'target-size']);
}

/** Violations by day and night, and controls that are invisible in forced colours. */
export async function axeViolationsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await axeViolations(page, colourRules);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await faintControls(page);
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  return [...byDay, ...byNight.map((error) => `by night: ${error}`), ...forced];
}

async function errorsBy(axe: AxeBuilder): Promise<string[]> {
  // There are no frames; legacy mode takes two thirds of the time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}
