import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

const part = (page: Page, id: string) => page.getByRole('main').locator(`#${id}`);

test('[PG-5] both certificates are drawn as far as their figures say', async ({ page }) => {
  await visit(page, '/certifications');
  const shares = await part(page, 'certificates')
    .locator('.progress__split')
    .evaluateAll((all) =>
      all.map((split) => {
        const done = split.firstElementChild?.getBoundingClientRect().width ?? 0;
        return Math.round((100 * done) / split.getBoundingClientRect().width);
      }),
    );
  expect(shares[0]).toBeGreaterThan(shares[1] ?? 100);
  expect(placeOf(page)).toBe('/certifications');
});
