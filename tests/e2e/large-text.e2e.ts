import { pagePaths } from '../../app/lib/site-paths.ts';
import { findBrowser, launchOptions } from '../support/browser.ts';
import { de, messagesIn, uk } from '../support/messages.ts';
import { expect, test } from './site-test.ts';
import { crampedTexts } from './text-and-room.ts';
import { visit } from './visit.ts';

const { args, ...browser } = launchOptions(findBrowser());

// The browser's own font size is doubled, which also scales media queries.
test.use({
  launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const language of [de, uk] as const) {
  test(`[HM-1][PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1] in ${language} no word of any page is cut off with letters twice as large, on a phone and on a desk`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of [...Object.values(pagePaths), 'news', 'blog/1']) {
      await visit(page, `/${language}/${path}`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of [390, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await crampedTexts(page), `${path} at ${width}`).toEqual([]);
        const opener = page.getByRole('button', { name: messagesIn(language).site.navigation.openMenu });
        await expect.soft(opener, `${path} at ${width}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
}
