import { pagePaths } from '../../app/lib/i18n/href.ts';
import { expect, test } from './site-test.ts';

/** JavaScript in bytes as sent (Brotli). React and the router are 92,300 of them. */
const budget = (name: string) => (name === 'home' ? 112_000 : 107_000);

test.use({ answered: false });

for (const [name, path] of [...Object.entries(pagePaths), ['post', 'blog/1'] as const]) {
  test(`[HM-14] until the page ${name} is used it fetches little more than its frame`, async ({ page }) => {
    const sizes = new Map<string, Promise<{ responseBodySize: number }>>();
    page.on('requestfinished', (request) => {
      const url = request.url();
      if (url.endsWith('.js') && !sizes.has(url)) sizes.set(url, request.sizes());
    });
    await page.goto(`/${path}`);
    // Both open by themselves.
    await expect(page.locator('.consent')).toBeVisible();
    if (name === 'home') await expect(page.locator('dialog.popup')).toBeVisible();
    const bytes = (await Promise.all(sizes.values())).map(({ responseBodySize }) => responseBodySize);
    const total = bytes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(92_000);
    expect(total).toBeLessThanOrEqual(budget(name));
  });
}
