import { languageTable } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';
import { axeFaults, axeFaultsByDayAndNight } from './axe-faults.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };

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

for (const language of ['de', 'fr', 'uk'] as const) {
  test(`[CT-1] axe finds nothing in ${language} while both forms show what is wrong, by day and by night`, async ({
    page,
  }) => {
    await visit(page, `/${language}`);
    const { contact, newsletter } = wordsIn(language);
    await page.locator('#contact').getByRole('button', { name: contact.form.send }).click();
    await expect(page.getByText(contact.problems.nameRequired)).toBeVisible();
    await page.getByRole('button', { name: newsletter.form.subscribe }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await axeFaultsByDayAndNight(page)).toEqual([]);
  });
}

test('[HM-3][HM-10] axe finds nothing while a card is turned and one topic is shown, by day and by night', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Turn card' }).first().click();
  await page.getByRole('radio', { name: 'Automation' }).check();
  await expect(page.locator('#blog').getByRole('listitem')).not.toHaveCount(6);
  expect(await axeFaultsByDayAndNight(page)).toEqual([]);
});

test('[CT-4] with the newsletter’s field only its message is read out, not the sign that stands before it', async ({
  page,
}) => {
  await visit(page, '/');
  const { newsletter } = wordsIn('en');
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
