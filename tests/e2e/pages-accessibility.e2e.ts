import { pagePaths, postPaths } from '../../app/lib/i18n/href.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { axeViolations, axeViolationsOnAPhoneByNight } from './axe-violations.ts';
import { faintControls } from './faint-controls.ts';
import { lostWithoutStyle, outOfOrder } from './reading-order.ts';
import { expect, test } from './site-test.ts';
import { crampedTexts } from './text-and-room.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page; a complete post, a fallback, an unknown one; an answer of the finder. */
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

/** Chromium logs the 404 of a missing post. */
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
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        expect.soft(await axeViolations(page), path).toEqual([]);
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeViolationsOnAPhoneByNight(page), path).toEqual([]);
      }
      forgetStatus(complaints);
    });
  }
}

test('[HM-1][PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1][BL-4][BL-7] each page is read in the order in which it is seen, with and without its style, and controls and the focus stand out by day, by night and in a system’s own colours', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  for (const path of paths) {
    await visit(page, `/en/${path}`);
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      expect.soft(await outOfOrder(page), `${path} at ${viewport.width}`).toEqual([]);
    }
    for (const look of [
      { colorScheme: 'light', forcedColors: 'none' },
      { colorScheme: 'dark', forcedColors: 'none' },
      { colorScheme: 'dark', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(look);
      expect.soft(await faintControls(page), `${path}, ${JSON.stringify(look)}`).toEqual([]);
    }
    expect.soft(await lostWithoutStyle(page), `${path} without style`).toBeUndefined();
  }
  forgetStatus(complaints);
});

/** Text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Templates are shared, so one language per script suffices; German has the longest words. */
for (const language of ['de', 'uk'] as const) {
  test(`[HM-1][NV-1][PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1][BL-4] in ${language} no word is cut off in a window of 320 px, nor with a reader’s own spacing there, on a phone and on a desk`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, `/${language}/${path}`);
      expect.soft(await crampedTexts(page), path).toEqual([]);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      for (const width of [320, 390, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await crampedTexts(page), `${path}, spaced, at ${width}`).toEqual([]);
      }
    }
    forgetStatus(complaints);
  });
}
