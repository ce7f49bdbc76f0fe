import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

test('[PG-2] a partner’s website opens in a tab of its own', async ({ page, context }) => {
  await context.route('https://muster-logistik.example/', (route) => route.fulfill({ body: 'Logistics' }));
  await visit(page, '/about');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /muster/i }).click();
  await expect.poll(async () => (await opened).url()).toBe('https://muster-logistik.example/');
  expect(placeOf(page)).toBe('/about');
});

test('[PG-1][PG-8] every picture and every mark of the page is there', async ({ page, context }) => {
  const missing: string[] = [];
  context.on('response', (response) => {
    if (!response.ok()) missing.push(response.url());
  });
  await visit(page, '/about');
  const marks = await page.getByRole('main').locator('use').all();
  expect(marks).toHaveLength(6);
  const sizes = await Promise.all(marks.map((mark) => mark.boundingBox()));
  expect(sizes.every((size) => size !== null && size.width > 10)).toBe(true);
  expect(missing).toEqual([]);
});
