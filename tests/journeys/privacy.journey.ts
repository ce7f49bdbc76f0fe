import { expectAtSection } from './sections.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

test('[CK-6][CK-5] before consent nothing is asked of another origin, and nothing is kept but the language', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL) elsewhere.push(request.url());
  });
  page.on('websocket', (socket) => elsewhere.push(socket.url()));
  const kept = async () => {
    const cookies = (await context.cookies()).map(({ name }) => name);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    return { cookies, stored };
  };

  await visit(page, '/');
  expect(await kept()).toEqual({ cookies: [], stored: [] });

  for (const part of await page.locator('main section, footer').all()) await part.scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('link', { name: 'Try Our Products' }).click();
  await expectAtSection(page, 'contact');

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect.poll(() => placeOf(page)).toMatch(/^\/fr/);
  await page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .getByRole('link', { name: /services/i })
    .click();
  await expect.poll(() => placeOf(page)).toBe('/fr/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, '/blog/1');

  expect(elsewhere).toEqual([]);
  expect(await kept()).toEqual({ cookies: ['language'], stored: ['language'] });
  expect(
    (await context.cookies()).map(({ httpOnly, sameSite, path }) => ({ httpOnly, sameSite, path })),
  ).toEqual([{ httpOnly: false, sameSite: 'Lax', path: '/' }]);
});
