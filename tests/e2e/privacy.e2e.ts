import { pagePaths } from '../../app/lib/site-paths.ts';
import { fr, messagesIn, uk } from '../support/messages.ts';
import { bannerOn } from './consent-banner.ts';
import { kept, test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

// Both tools are set up, so that there is something to block.

const bare = Object.values(pagePaths).map((page) => `/${page}`);
const everyPage = [...bare, '/blog/1', `/${uk}`, `/${fr}/services`];

for (const answer of ['before consent', 'after a no'] as const) {
  test(`[CK-6][CK-5][AN-2] ${answer} no page asks another origin`, async ({ page, context, baseURL }) => {
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL) elsewhere.push(request.url());
    });
    page.on('websocket', (socket) => elsewhere.push(socket.url()));
    const response = await visit(page, '/');
    expect(response?.headers()['content-security-policy']).toContain('https://*.googletagmanager.com');
    expect(await kept(page)).toEqual({ cookies: [], stored: [] });
    if (answer === 'after a no') {
      await bannerOn(page).reject.click();
      await page.getByRole('dialog', { name: 'Fit 4 AI' }).getByRole('button', { name: 'Close' }).click();
      await expect
        .poll(() => kept(page))
        .toEqual({ cookies: ['consent'], stored: ['cookieConsent', 'fit4aiPopupDismissed'] });
    }
    for (const path of everyPage) {
      await visit(page, path);
      await page.locator('main section, footer').evaluateAll(async (parts) => {
        for (const part of parts) {
          part.scrollIntoView({ behavior: 'instant' });
          await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
        }
      });
      if (answer === 'before consent') await expect(page.locator('.consent')).toBeVisible();
    }
    // Using the page must not count as consent.
    const { footer } = messagesIn(fr).site;
    await page.getByRole('contentinfo').getByRole('button', { name: footer.privacy }).click();
    await page.getByRole('dialog').getByRole('button', { name: footer.close }).click();
    await page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first().click();
    await expect.poll(() => placeOf(page)).toBe(`/${fr}`);

    expect(elsewhere).toEqual([]);
    expect(await page.evaluate(() => 'gtag' in window || 'clarity' in window)).toBe(false);
    const { cookies, stored } = await kept(page);
    const isAnswered = answer === 'after a no';
    expect(cookies).toEqual([...(isAnswered ? ['consent'] : []), 'language']);
    expect(stored).toEqual([...(isAnswered ? ['cookieConsent', 'fit4aiPopupDismissed'] : []), 'language']);
  });
}
