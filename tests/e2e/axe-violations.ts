import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { faintControls } from './faint-controls.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: no other can find by night what it did not find by day. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is now, one line for each element. */
export function axeFaults(page: Page, runOnly = rules): Promise<string[]> {
  return faultsBy(new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }));
}

/** Faults of colour, and of what a finger is to hit: what can differ on a phone and by night. */
export function axeFaultsOnAPhoneByNight(page: Page): Promise<string[]> {
  return axeFaults(page, [...colourRules, 'target-size']);
}

/** What axe finds on the page as it is now, by day and then by night, and what does not stand out in a system's own colours. */
export async function axeFaultsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await axeFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await axeFaults(page, colourRules);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await faintControls(page);
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  return [...byDay, ...byNight.map((fault) => `by night: ${fault}`), ...forced];
}

async function faultsBy(axe: AxeBuilder): Promise<string[]> {
  // There are no frames: without what they need it takes a third of the time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}
