import { chatMessagesPath } from '../../app/features/chat/ui/chat-messages.ts';
import { messagesIn } from '../support/messages.ts';
import { expect, openPanel, panelIn, test } from './assistant.ts';
import { visit } from './visit.ts';

/** Limit of the assistant with its Markdown in bytes (Brotli). */
const heaviest = 25 * 1024;

test('[CH-4] nothing of the assistant but its button is asked for before it is opened, and then no more than 25 KB', async ({
  page,
}) => {
  // From the network; cached files count 0.
  const arrived: { path: string; bytes: number }[] = [];
  const paths = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    paths.set(requestId, new URL(response.url).pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    if (bytes > 0) arrived.push({ path: paths.get(requestId) ?? '', bytes });
  });
  await visit(page, '/uk');
  const { opener } = panelIn(page, 'uk');
  await opener.hover();
  await opener.focus();
  await page.waitForLoadState('networkidle');
  expect(arrived.filter(({ path }) => path.includes('chat'))).toEqual([]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  const { greeting, notice } = messagesIn('uk').chat.panel;
  const html = await page.content();
  expect(html).not.toContain(notice);
  expect(html).not.toContain(greeting.slice(0, 30));

  arrived.length = 0;
  await openPanel(page, 'uk');
  await page.waitForLoadState('networkidle');
  const names = arrived.map(({ path }) => path);
  expect(names).toHaveLength(2);
  expect(names).toContain(chatMessagesPath('uk'));
  expect(names).toContainEqual(expect.stringMatching(/^\/assets\/chat-panel-[\w-]+\.js$/));
  const weight = arrived.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(heaviest);
});

test('[CH-1] the panel has its style as soon as it can be seen', async ({ page }) => {
  await visit(page, '/about');
  // Measured in the page when the panel appears.
  const grounds = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const panel = document.querySelector('dialog[open]');
          if (panel) resolve(getComputedStyle(panel).position);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  await openPanel(page, 'en');
  expect(await grounds).toBe('fixed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CH-1] there is no button that could do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);
  });
});
