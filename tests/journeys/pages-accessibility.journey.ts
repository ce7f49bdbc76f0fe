import type { Page } from '@playwright/test';
import { pagePaths } from '../../app/i18n/href.ts';
import { axeFaults, axeFaultsByDayAndNight } from './axe-faults.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each template but home: the cookie policy has a table; a post in full, one that some languages lack, one that is none. */
const { about, services, caseStudies, certifications, programmes, cookies, legalNotice } = pagePaths;
const paths = [
  about,
  services,
  caseStudies,
  certifications,
  programmes,
  cookies,
  legalNotice,
  'blog/1',
  'blog/6',
  'blog/x',
];
const failed = /status of 40[04]/;

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

/**
 * The templates are the same in every language: the one with the longest words stands for Latin letters, one for Cyrillic.
 * Colours know no language, so each looks at one scheme.
 */
for (const [language, colorScheme] of [
  ['de', 'light'],
  ['uk', 'dark'],
] as const) {
  for (const path of paths) {
    test(`[PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1][BL-4] axe finds nothing on /${path} in ${language}, ${colorScheme}, and its headings follow each other`, async ({
      page,
      complaints,
    }) => {
      await page.emulateMedia({ colorScheme });
      await visit(page, `/${language}/${path}`);
      expect.soft(await outlineFaults(page)).toEqual([]);
      expect(await axeFaults(page)).toEqual([]);
      forgetStatus(complaints);
    });
  }

  test(`[PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1][BL-4] in ${language} no page scrolls sideways in a window of 320 px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await visit(page, `/${language}/${path}`);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
    forgetStatus(complaints);
  });

  test(`[PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1][BL-4] in ${language} no page scrolls sideways, nor cuts a card off, with letters twice as large`, async ({
    page,
    complaints,
  }) => {
    // Narrower than the full bar, which leaves for the menu at 80rem where the browser itself enlarges the letters.
    await page.setViewportSize({ width: 1270, height: 800 });
    for (const path of ['', ...paths]) {
      await visit(page, `/${language}/${path}`);
      const right = await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
        // What the page cuts off at its edge does not make it scroll.
        const cards = [...document.querySelectorAll('main li, main p, main h1, main h2, main h3, footer li')];
        const edges = cards
          .filter((card) => !card.closest('.quotes'))
          .map((card) => card.getBoundingClientRect());
        return Math.max(document.documentElement.scrollWidth, ...edges.map((edge) => edge.right));
      });
      expect.soft(right, path).toBeLessThanOrEqual(1270);
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
