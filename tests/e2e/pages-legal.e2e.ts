import type { Locator, Page } from '@playwright/test';
import { formatDate } from '../../app/lib/i18n/date.ts';
import { policies } from '../../app/lib/site-paths.ts';
import { company, de, messagesIn } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { expect, test, testWithoutScripts } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

// German has the longest words.
const updated = formatDate(new Date('2025-04-15'), de);

const policyButton = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const sectionTitles = (page: Page) => page.locator('.policy').getByRole('heading', { level: 2 });

const closings = {
  terms: (_, dialog, name) => dialog.getByRole('button', { name, exact: true }).click(),
  privacy: (page) => page.keyboard.press('Escape'),
  cookies: (page) => page.mouse.click(20, 450),
} satisfies Record<(typeof policies)[number], (page: Page, dialog: Locator, name: string) => Promise<void>>;

test(`[FT-1][PG-6] each policy opens over the page in ${de}, and closes in three ways`, async ({ page }) => {
  const { footer } = messagesIn(de).site;
  await visit(page, `/${de}/certifications`);
  for (const policy of policies) {
    const button = policyButton(page, footer[policy]);
    const dialog = page.getByRole('dialog', { name: footer[policy], exact: true });
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(updated);
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(placeOf(page)).toBe(`/${de}/certifications`);
    expect.soft(await axeViolationsByDayAndNight(page), policy).toEqual([]);
    await closings[policy](page, dialog, footer.close);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

testWithoutScripts(
  `[FT-1][PG-6] without JavaScript the button of a policy leads in ${de} to its page, with title, date, contents and sections`,
  async ({ page }) => {
    const { privacy } = messagesIn(de).site.footer;
    await page.goto(`/${de}/about`);
    await policyButton(page, privacy).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/${de}/privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy);
    const title = `${privacy} · ${company.name}`;
    await expect(page).toHaveTitle(title.length > 60 ? privacy : title);
    const time = page.getByRole('time').filter({ hasText: updated });
    await expect(time).toHaveAttribute('datetime', '2025-04-15');
    const titles = await sectionTitles(page).allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    const { contents } = messagesIn(de).legal.page;
    const links = page.getByRole('navigation', { name: contents }).getByRole('link');
    await expect(links).toHaveText(titles);
    await links.nth(6).click();
    await expect(page.locator('#section-7')).toBeInViewport();
    expect(placeOf(page)).toMatch(/#section-7$/);
  },
);
