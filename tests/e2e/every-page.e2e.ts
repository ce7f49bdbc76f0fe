import { pagePaths, postPaths } from '../../app/lib/site-paths.ts';
import { de, uk } from '../support/messages.ts';
import { axeViolations, axeViolationsByDayAndNight, colourRules } from './axe-violations.ts';
import { expect, test } from './site-test.ts';
import { crampedTexts } from './text-and-room.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page, the finder's form, the list of posts, and a post. */
const paths = [...Object.values(pagePaths), `${pagePaths.programmes}?goal=build`, postPaths.byName, 'blog/1'];
/** The answers that lead to the finder's longest outcome, and the texts in it. */
const FINDER_ANSWERS =
  'permit=other&place=inside&difficulty=no&linked=yes&staff=medium&money=micro&goal=both&diagnosis=70000&project=24999.40&begun=no';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Text spacing of WCAG 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

// Templates and colours are shared, so the language with the longest words and one in the other script suffice.
for (const language of [de, uk]) {
  test(`[HM-1][NV-1][PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-3][PF-7][BL-1][BL-7] in ${language} axe finds nothing on any page by day or night, and no word is cut off, even with wide spacing`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const path of paths) {
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'light' });
      await visit(page, `/${language}/${path}`);
      expect.soft(await axeViolations(page), path).toEqual([]);
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeViolations(page, [...colourRules, 'target-size']), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await crampedTexts(page), path).toEqual([]);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, WIDE_SPACING);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await crampedTexts(page), `${path}, spaced, at ${width}`).toEqual([]);
      }
    }
    await page.setViewportSize(desk);
    await visit(page, `/${language}/${pagePaths.programmes}?${FINDER_ANSWERS}`);
    expect.soft(await axeViolationsByDayAndNight(page), 'an answer of the finder').toEqual([]);
  });
}

const attempts = {
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

test('[CH-4] a page takes no text as HTML or as a script’s address', async ({ page, complaints }) => {
  await visit(page, '/en');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  for (const [name, way] of Object.entries(attempts)) {
    await expect(page.evaluate(way), name).rejects.toThrow(
      /TrustedHTML|TrustedScript|TrustedScriptURL|createPolicy|Policy/,
    );
    expect(await page.evaluate(() => 'stolen' in window), name).toBe(false);
  }
  complaints.length = 0; // the browser has logged what it refused
});
