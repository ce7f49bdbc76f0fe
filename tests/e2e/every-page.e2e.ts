import type { Page } from '@playwright/test';
import { pagePaths, postPaths } from '../../app/lib/i18n/href.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { de, uk } from '../support/messages.ts';
import { axeViolations, colourRules } from './axe-violations.ts';
import { expect, test } from './site-test.ts';
import { crampedTexts } from './text-and-room.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page; an answer of the finder, the list of posts, a post. */
const paths = [...Object.values(pagePaths), `${pagePaths.programmes}?goal=build`, postPaths.byName, 'blog/1'];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/**
 * Non-descriptive link texts: Lighthouse's list (`link-text`) in English, German, French and Russian, and
 * Ukrainian equivalents; lower case.
 */
const generic = new Set(
  `click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|
  start|this|read on|visit website|request a demo|about the programme|play film|
  cliquez ici|cliquer ici|ici|en savoir plus|plus|plus d’informations|lire la suite|lire plus|voir plus|visiter le site|
  hier|hier klicken|klicke hier|mehr|mehr erfahren|mehr infos|weiterlesen|weiter|website besuchen|
  тут|тисніть тут|більше|докладніше|детальніше|дізнатися більше|читати далі|відвідати сайт|
  здесь|нажмите здесь|ещё|подробнее|узнать больше|читать далее|дальше|перейти на сайт`
    .split('|')
    .map((text) => text.trim()),
);

/** Links without a name that says something, and names that lead to two places. */
async function unclearLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => !link.closest('[aria-hidden="true"]'))
      .map((link) => {
        const copy = link.cloneNode(true) as Element;
        for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
        const name = link.getAttribute('aria-label') ?? copy.textContent.replaceAll(/\s+/g, ' ').trim();
        return { name, to: link.getAttribute('href') ?? '' };
      }),
  );
  const targets = new Map(links.map(({ name, to }) => [name, to]));
  return links
    .filter(({ name, to }) => name === '' || generic.has(name.toLowerCase()) || targets.get(name) !== to)
    .map(({ name, to }) => `“${name}” leads to ${to} and ${targets.get(name)}`);
}

/** Text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

for (const language of languages) {
  // Templates and colours are shared: the longest words and the other script show what is too small.
  const isMeasured = language === de || language === uk;
  test(`[HM-1][NV-1][PG-1][PG-3][PG-4][PG-5][PG-6][PG-9][PF-7][BL-1][BL-7] in ${language} each link of every page says where it leads${isMeasured ? '; axe finds nothing on a desk by day and on a phone by night, and no word is cut off, nor with a reader’s own spacing' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const path of paths) {
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'light' });
      await visit(page, `/${language}/${path}`);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect.soft(await unclearLinks(page), path).toEqual([]);
      if (!isMeasured) continue;
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
      }, spacing);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await crampedTexts(page), `${path}, spaced, at ${width}`).toEqual([]);
      }
    }
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

test('[CH-4] a page that came to life takes no text as HTML or as the address of a script, and no policy of its own', async ({
  page,
  complaints,
}) => {
  await visit(page, '/en');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  for (const [name, way] of Object.entries(attempts)) {
    await expect(page.evaluate(way), name).rejects.toThrow(
      /TrustedHTML|TrustedScript|TrustedScriptURL|createPolicy|Policy/,
    );
    expect(await page.evaluate(() => 'stolen' in window), name).toBe(false);
  }
  complaints.length = 0; // the browser says what it has refused
});
