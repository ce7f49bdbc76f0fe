import type { Page } from '@playwright/test';
import { languages } from '../../app/lib/i18n/languages.ts';
import { bannerOn } from './consent-banner.ts';
import { bothTools, expect, test } from './site-test.ts';
import { stopClock, visit } from './visit.ts';

test.use({ answered: false, settings: bothTools });

/** Returns headline lines and first action if something covers their corners or centre. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [headline, action] = ['h1', '.hero .btn'].map((part) => document.querySelector(part));
    const lines = document.createRange();
    lines.selectNodeContents(headline ?? document.body);
    const parts = [...lines.getClientRects()].map((box) => [headline, box] as const);
    parts.push([action, action?.getBoundingClientRect() ?? new DOMRect()]);
    return parts.flatMap(([part, { left, right, top, bottom }]) =>
      [left + 4, (left + right) / 2, right - 4]
        .flatMap((x) => [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const))
        .filter(([x, y]) => !part?.contains(document.elementFromPoint(x, y)))
        .map(([x, y]) => `${part?.tagName} at ${Math.round(x)}, ${Math.round(y)}`),
    );
  });
}

/** Returns floating elements that cover another floating element. */
function overlapping(page: Page): Promise<string[]> {
  return page.locator('.chat-button, .consent, .popup--floats, .nav').evaluateAll((parts) => {
    const shown = parts.filter((part) => part.checkVisibility());
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const isCovered = (part: Element) => shown.some((it) => it !== part && isOver(boxOf(part), boxOf(it)));
    return shown.filter(isCovered).map(({ className }) => className);
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const) {
  test(`[HB-2][PP-2][CK-1][CH-1] at ${width} × ${height} in five languages nothing that floats covers headline, action or each other`, async ({
    page,
    context,
    site,
    refusal,
  }) => {
    await page.setViewportSize({ width, height });
    await stopClock(page);
    for (const isAnswered of [false, true]) {
      if (isAnswered) await context.addCookies([{ name: 'consent', value: refusal, url: site.url }]);
      for (const language of languages) {
        await visit(page, `/${language}`);
        const popup = page.getByRole('dialog', { name: 'Fit 4 AI' });
        const { region } = bannerOn(page, language);
        for (let past = 500; past <= 6000; past += 500) {
          await page.clock.runFor(500);
          if (past === 2500) await expect(popup).toBeVisible();
          if (past === 2500 && !isAnswered) await expect(region).toBeVisible();
          expect([language, past, ...(await covered(page))]).toEqual([language, past]);
        }
        await expect.poll(() => overlapping(page), language).toEqual([]);
        const floating = page.locator('.consent, .chat-button, .popup--floats');
        const top = () =>
          floating.evaluateAll((parts) => Math.min(...parts.map((part) => part.getBoundingClientRect().top)));
        await expect.poll(top, `the dock in ${language}`).toBeGreaterThanOrEqual(height * 0.6);
      }
    }
  });
}
