import type { Page } from '@playwright/test';
import { languageTable } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';
import { axeFaults, axeFaultsByDayAndNight } from './axe-faults.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The longest words in Latin letters, and Cyrillic ones; the template is the same. */
for (const language of ['de', 'uk'] as const) {
  test(`[HM-1] axe finds nothing on the home page in ${language}, by day and by night, on a desk and on a phone`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await visit(page, `/${language}`);
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      expect.soft(await axeFaultsByDayAndNight(page), `${viewport.width} px`).toEqual([]);
    }
  });

  test(`[HM-1][NV-4] in ${language} nothing runs out of a window of 320 px, and headings follow each other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/${language}`);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect.soft(await cutOff(page)).toEqual([]);

    const levels = await page
      .locator('h1,h2,h3,h4,h5,h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
}

/** Words that begin or end outside the window, where nobody can scroll to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      const isShown =
        parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !parent.closest('.vh, [inert], .skip, script, style');
      if (!isShown || !currentNode.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { left, right, width, height } = range.getBoundingClientRect();
      if (width > 1 && height > 1 && right > 0 && (left < -1 || right > window.innerWidth + 1))
        found.push(currentNode.textContent.trim());
    }
    return found;
  });
}

test('[LG-5] axe finds nothing while the list of languages is open, by day and by night', async ({
  page,
}) => {
  await visit(page, '/');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'English' }).click();
  await expect(banner.getByRole('link', { name: languageTable.uk.name })).toBeVisible();
  expect(await axeFaultsByDayAndNight(page)).toEqual([]);
});

test('[NV-4] axe finds nothing while the menu of a phone is open, by day and by night', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await axeFaultsByDayAndNight(page)).toEqual([]);
});

test('[CT-1] axe finds nothing while both forms show what is wrong, by day and by night', async ({
  page,
}) => {
  await visit(page, '/de');
  const { contact, newsletter } = wordsIn('de');
  await page.locator('#contact').getByRole('button', { name: contact.form.send }).click();
  await expect(page.getByText(contact.problems.nameRequired)).toBeVisible();
  await page.getByRole('button', { name: newsletter.form.subscribe }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeFaultsByDayAndNight(page)).toEqual([]);
});

test('[HM-3][HM-10] axe finds nothing while a card is turned and one topic is shown, by day and by night', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Turn card' }).first().click();
  await page.getByRole('radio', { name: 'Automation' }).check();
  await expect(page.locator('#blog').getByRole('listitem')).not.toHaveCount(6);
  expect(await axeFaultsByDayAndNight(page)).toEqual([]);
});

test('[CT-1] with a field only its message is read out, not the sign that stands before it', async ({
  page,
}) => {
  await visit(page, '/');
  const { contact, newsletter } = wordsIn('en');
  await page.getByRole('button', { name: contact.form.send }).click();
  await expect(
    page.getByRole('textbox', { name: contact.form.name, exact: true }),
  ).toHaveAccessibleDescription(contact.problems.nameRequired);
  await page.getByRole('button', { name: newsletter.form.subscribe }).click();
  await expect(page.getByRole('textbox', { name: newsletter.form.email })).toHaveAccessibleDescription(
    newsletter.problems.emailRequired,
  );
});

test('[RT-6] axe finds nothing on the error page', async ({ page, complaints }) => {
  await page.goto('/nothing.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(complaints.splice(0)).toHaveLength(1);
});

test('[HM-1] whoever wants it dark finds light letters on a dark page', { tag: '@firefox' }, async ({
  page,
}) => {
  const lightness = (name: 'color' | 'backgroundColor') =>
    page.locator('body').evaluate((body, property) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(body)[property].match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return red + green + blue;
    }, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await lightness('backgroundColor')).toBeLessThan(150);
  expect(await lightness('color')).toBeGreaterThan(600);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await lightness('backgroundColor')).toBeGreaterThan(600);
});
