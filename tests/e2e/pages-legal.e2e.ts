import type { Locator, Page } from '@playwright/test';
import { company, messagesIn } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { pageMessagesIn } from './page-messages.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

const policies = ['terms', 'privacy', 'cookies'] as const;
const updated = '15. April 2025';
// The policies are one template; German has the longest words.
const german = 'de';

const policyButton = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const sectionTitles = (page: Page) => page.locator('#policy').getByRole('heading', { level: 2 });

const closings = {
  terms: (_, dialog, name) => dialog.getByRole('button', { name, exact: true }).click(),
  privacy: (page) => page.keyboard.press('Escape'),
  cookies: (page) => page.mouse.click(20, 450),
} satisfies Record<(typeof policies)[number], (page: Page, dialog: Locator, name: string) => Promise<void>>;

test(`[FT-1][PG-6] each policy opens in ${german} over the page, is closed by button, Escape or overlay, and its button is focused again`, async ({
  page,
}) => {
  const { footer } = messagesIn(german).site;
  await visit(page, `/${german}/certifications`);
  for (const policy of policies) {
    const button = policyButton(page, footer[policy]);
    const dialog = page.getByRole('dialog', { name: footer[policy], exact: true });
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(updated);
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(placeOf(page)).toBe(`/${german}/certifications`);
    expect.soft(await axeViolationsByDayAndNight(page), policy).toEqual([]);
    await closings[policy](page, dialog, footer.close);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(placeOf(page)).toBe(`/${german}/certifications`);
  }
});

test('[PG-6] the dialog of a policy says what its page says, also on that page', async ({ page }) => {
  await visit(page, `/${german}/privacy`);
  const titles = await sectionTitles(page).allTextContents();
  const subtitle = await page.locator('main .lead').first().innerText();
  const text = `${subtitle} ${await page.locator('#policy').innerText()}`;

  const { privacy } = messagesIn(german).site.footer;
  await policyButton(page, privacy).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: privacy, exact: true });
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(titles);
  const words = (whole: string) => whole.split(/\s+/).join(' ');
  expect(words(await dialog.locator('.prose').innerText())).toBe(words(text));
});

test('[FT-1] in the dialog the Tab key stays in it, and a press that begins on the text does not close it', async ({
  page,
}) => {
  await visit(page, '/');
  await policyButton(page, 'Privacy Policy').click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(dialog.getByRole('heading', { name: 'Your rights' })).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
    /^(DIALOG|BODY)$/,
  );

  const box = await dialog.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, 450);
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(`[FT-1][PG-6] the button of a policy leads in ${german} to its page, with title, date, contents and sections`, async ({
    page,
  }) => {
    const { privacy } = messagesIn(german).site.footer;
    await page.goto(`/${german}/about`);
    await policyButton(page, privacy).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/${german}/privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy);
    await expect(page).toHaveTitle(new RegExp(`^${privacy} · `));
    await expect(page.getByRole('time').filter({ hasText: updated })).toHaveAttribute(
      'datetime',
      '2025-04-15',
    );
    const titles = await sectionTitles(page).allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    const { contents } = pageMessagesIn(german).legal.page;
    const links = page.getByRole('navigation', { name: contents }).getByRole('link');
    await expect(links).toHaveText(titles);
    await links.nth(4).click();
    await expect(page.locator('#section-5')).toBeInViewport();
    expect(placeOf(page)).toMatch(/#section-5$/);
  });

  test('[PG-9] the legal notice says who is responsible, and what is still to be completed', async ({
    page,
  }) => {
    const { meta, head, rows, toBeCompleted } = pageMessagesIn('uk').legal.legalNotice;
    const { address, registers } = company;
    await page.goto('/uk/legal-notice');
    await expect(page).toHaveTitle(meta.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
    const wanted = {
      [rows.name]: company.legalName,
      [rows.form]: company.legalForm,
      [rows.address]: `${address.street}, ${address.postalCode} ${address.city}`,
      [rows.email]: company.emails.general,
      [rows.phone]: company.phone.shown,
      [rows.rcs]: registers.rcs,
      [rows.vat]: registers.vat,
      [rows.permit]: registers.permit,
    };
    for (const [name, value] of Object.entries(wanted)) {
      const term = page.getByRole('term').getByText(name, { exact: true });
      const row = page.locator('dl > div').filter({ has: term });
      await expect(row.getByRole('definition')).toHaveText(value || toBeCompleted);
    }
  });
});
