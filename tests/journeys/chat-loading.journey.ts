import { chatWordsPath } from '../../app/features/chat/chat-words.ts';
import { wordsIn } from '../../harness/words.ts';
import { expect, openPanel, panelIn, test } from './assistant.ts';
import { visit } from './visit.ts';

/** What the assistant may weigh with its Markdown, as it travels (Brotli), in bytes. */
const heaviest = 25 * 1024;

test('[CH-4] nothing of the assistant but its button is asked for before it is opened, and then no more than 25 KB', async ({
  page,
}) => {
  const arrived: { path: string; bytes: number }[] = [];
  const sizes: Promise<void>[] = [];
  page.on('response', (response) => {
    const weigh = async () => {
      const headers = await response.allHeaders();
      arrived.push({ path: new URL(response.url()).pathname, bytes: Number(headers['content-length']) });
    };
    sizes.push(weigh());
  });
  await visit(page, '/uk');
  const { opener } = panelIn(page, 'uk');
  await opener.hover();
  await opener.focus();
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  expect(arrived.filter(({ path }) => path.includes('chat'))).toEqual([]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  const { greeting, notice } = wordsIn('uk').chat.panel;
  const html = await page.content();
  expect(html).not.toContain(notice);
  expect(html).not.toContain(greeting.slice(0, 30));

  arrived.length = 0;
  await openPanel(page, 'uk');
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  const paths = arrived.map(({ path }) => path);
  expect(paths).toHaveLength(2);
  expect(paths).toContain(chatWordsPath('uk'));
  expect(paths).toContainEqual(expect.stringMatching(/^\/assets\/chat-panel-[\w-]+\.js$/));
  const weight = arrived.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(heaviest);
});

test('[CH-1] the panel has its style as soon as it can be seen', async ({ page }) => {
  await visit(page, '/about');
  // Seen by the page itself, at the moment at which the panel comes.
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

for (const lost of ['**/assets/chat-panel-*', '**/chat.json']) {
  test(`[CH-1] where ${lost} cannot be had the button says so, and opens the assistant once it can`, async ({
    page,
    complaints,
  }) => {
    await visit(page, '/fr');
    const { opener, dialog, words } = panelIn(page, 'fr');
    await page.route(lost, (route) => route.abort('internetdisconnected'));
    await opener.click();
    await expect(page.getByRole('status').filter({ hasText: words.button.failed })).toBeVisible();
    await expect(dialog).toBeHidden();
    complaints.length = 0;

    await page.unroute(lost);
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(page.getByText(words.button.failed)).toBeHidden();
  });
}

test('[CH-1] one who has no network is told, and served when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, '/');
  const { opener, dialog, words } = panelIn(page, 'en');
  await context.setOffline(true);
  await opener.click();
  await expect(page.getByText(words.button.failed)).toBeVisible();
  complaints.length = 0;
  await context.setOffline(false);
  await opener.click();
  await expect(dialog).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CH-1] there is no button that could do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);
  });
});
