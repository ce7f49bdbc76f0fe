import type { Locator, Page } from '@playwright/test';
import { openPanel, panelIn } from './assistant.ts';
import { bannerOn } from './consent-banner.ts';
import { bothTools, expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, settings: bothTools });

/** Parts that cover another or leave the window. */
async function clashes(page: Page, parts: Record<string, Locator>): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({ name, box: await part.boundingBox() })),
  );
  const found: string[] = [];
  for (const [index, { name, box }] of boxes.entries()) {
    if (!box || box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height + 1)
      found.push(`${name} is not in the window`);
    for (const { name: other, box: its } of boxes.slice(index + 1)) {
      const isApart =
        !box ||
        !its ||
        box.x >= its.x + its.width ||
        its.x >= box.x + box.width ||
        box.y >= its.y + its.height ||
        its.y >= box.y + box.height;
      if (!isApart) found.push(`${name} covers ${other}`);
    }
  }
  return found;
}

test.describe('while the question about cookies is open', () => {
  test.use({ answered: false });

  for (const [language, width, height] of [
    ['uk', 320, 568],
    ['de', 900, 700],
    ['uk', 1024, 640],
    ['fr', 1440, 900],
  ] as const) {
    test(`[CH-1][CK-2] nothing covers anything in ${language} at ${width} × ${height}, and the assistant opens`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, `/${language}`);
      const { region, accept, reject, customise } = bannerOn(page, language);
      const { opener, dialog, close } = panelIn(page, language);
      await expect(opener).toBeVisible();
      await expect(region).toBeVisible();
      const bar = page.getByRole('banner');
      await expect.poll(() => clashes(page, { bar, region, opener })).toEqual([]);
      const [yes, no] = [await accept.boundingBox(), await reject.boundingBox()];
      expect(yes?.width).toBeCloseTo(no?.width ?? 0, -1);
      await opener.click();
      await expect(dialog).toBeVisible();
      if (width > 640) await expect.poll(() => clashes(page, { region, dialog })).toEqual([]);
      await close.click();
      await expect(region).toBeVisible();
      await expect(opener).toBeFocused();
      // On a small screen the banner's details fill the window.
      await customise.click();
      if (width > 960) await expect(opener).toBeVisible();
      else await expect(opener).toBeHidden();
    });
  }
});

test('[CH-1][CK-4] Cookie Settings beside the open assistant leave it open, and give the focus back to their button', async ({
  page,
}) => {
  await visit(page, '/en/services');
  const { dialog, field } = await openPanel(page, 'en');
  await field.fill('Half a question');
  const { region, settings, reject } = bannerOn(page);
  for (const close of [() => page.keyboard.press('Escape'), () => reject.click()]) {
    await settings.press('Enter');
    await expect(region).toBeFocused();
    await expect(dialog).toBeVisible();
    await close();
    await expect(region).toHaveCount(0);
    await expect(settings).toBeFocused();
    await expect(dialog).toBeVisible();
  }
  await expect(field).toHaveValue('Half a question');
});
