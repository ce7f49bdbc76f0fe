import { messagesIn } from '../support/messages.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { visit } from './visit.ts';

const ways = {
  'a text as HTML': () => {
    document.body.innerHTML = '<img src="x" onerror="window.stolen = true">';
  },
  'a text as the address of a script': () => {
    const script = document.createElement('script');
    script.src = '/x.js';
    document.head.append(script);
  },
  'a policy of its own': () => {
    const { trustedTypes } = window;
    trustedTypes?.createPolicy('default', { createHTML: (text) => text });
  },
};

test('[CH-4] a page that came to life takes no text as HTML or as the address of a script, and no policy of its own', async ({
  page,
  complaints,
}) => {
  await visit(page, '/en');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  for (const [name, way] of Object.entries(ways)) {
    await expect(page.evaluate(way), name).rejects.toThrow(
      /TrustedHTML|TrustedScript|TrustedScriptURL|createPolicy|Policy/,
    );
    expect(await page.evaluate(() => 'stolen' in window), name).toBe(false);
  }
  complaints.length = 0; // the browser says what it has refused
});

test('[CH-4][RT-6] a page whose data fail is an error page in the visitor’s language and in the letters of the site, with its status, a way home and one to try again', async ({
  page,
  complaints,
}) => {
  await visit(page, '/de/about');
  const style = await page.locator('#site-styles').elementHandle();
  await page.route('**/services.data', (route) => route.fulfill({ status: 503, body: 'not now' }));
  await page.getByRole('banner').getByRole('link', { name: 'Leistungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toContainText('503 Service Unavailable');
  await expect(page.getByRole('link', { name: messagesIn('de').site.error.home })).toBeVisible();
  // A reinserted style sheet would load its fonts too late.
  expect(await style?.evaluate((element) => element.isConnected)).toBe(true);
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--water')),
  ).not.toBe('');
  await expectComplaints(complaints, /503/);
  await page.getByRole('link', { name: messagesIn('de').site.error.retry }).click();
  await expect(page).toHaveURL(/\/de\/services$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
