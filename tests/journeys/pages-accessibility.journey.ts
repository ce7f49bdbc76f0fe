import type { Page } from '@playwright/test';
import { pagePaths, postPaths } from '../../app/i18n/href.ts';
import { languages } from '../../app/i18n/languages.ts';
import { axeFaults, axeFaultsByDayAndNight, axeFaultsOnAPhoneByNight } from './axe-faults.ts';
import { cutOff } from './cut-off.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page; a post in full, one that some languages lack, one that is none; an answer of the finder. */
const paths = [
  ...Object.values(pagePaths),
  `${pagePaths.programmes}?goal=build`,
  postPaths.byName,
  'blog/1',
  'blog/6',
  'blog/x',
];
const failed = /status of 40[04]/;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The outline of a page, and where it has a fault. */
async function outlineFaults(page: Page): Promise<string[]> {
  const levels = await page
    .locator('h1,h2,h3,h4,h5,h6')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  return [
    ...(titles === 1 ? [] : [`${titles} headings of level 1`]),
    ...skipped.map((level) => `a heading of level ${level} skips one`),
  ];
}

/** A post that a language lacks is answered with its status, which the browser notes. */
function forgetStatus(complaints: string[]) {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !failed.test(complaint)));
}

for (const language of languages) {
  for (const [half, some] of [
    ['the first', paths.slice(0, 7)],
    ['the other', paths.slice(7)],
  ] as const) {
    test(`[HM-1][PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1][BL-4][BL-7] axe finds nothing on ${half} pages in ${language}, on a desk by day and on a phone by night, and headings follow each other`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(180_000);
      for (const path of some) {
        await page.setViewportSize(desk);
        await page.emulateMedia({ colorScheme: 'light' });
        await visit(page, `/${language}/${path}`);
        expect.soft(await outlineFaults(page), path).toEqual([]);
        expect.soft(await axeFaults(page), path).toEqual([]);
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeFaultsOnAPhoneByNight(page), path).toEqual([]);
      }
      forgetStatus(complaints);
    });
  }
}

/** The spacing that a reader may set without losing a word (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** The templates are the same in every language: the one with the longest words stands for Latin letters, one for Cyrillic. */
for (const language of ['de', 'uk'] as const) {
  test(`[HM-1][NV-1][PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1][BL-4] in ${language} no word is cut off in a window of 320 px, nor with a reader’s own spacing there, on a phone and on a desk`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, `/${language}/${path}`);
      expect.soft(await cutOff(page), path).toEqual([]);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      for (const width of [320, 390, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await cutOff(page), `${path}, spaced, at ${width}`).toEqual([]);
      }
    }
    forgetStatus(complaints);
  });
}

test('[FT-1][PG-6] axe finds nothing while a policy is open, by day and by night', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Cookie Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie Policy' });
  await expect(dialog.getByRole('table').first()).toBeVisible();
  expect(await axeFaultsByDayAndNight(page)).toEqual([]);
});

test('[PG-3] axe finds nothing while one tab is chosen and a question is open, by day and by night', async ({
  page,
}) => {
  await visit(page, '/services');
  await page.getByRole('tab', { name: 'Consulting' }).click();
  await page.locator('summary').last().click();
  expect(await axeFaultsByDayAndNight(page)).toEqual([]);
});
