import { fr, messagesIn, uk } from '../support/messages.ts';
import { expect, openPanel, panelIn, test } from './assistant.ts';
import { formIn } from './form-steps.ts';
import { test as siteTest } from './site-test.ts';
import { barLink, expectAtSection, placeOf, visit, withoutLoading } from './visit.ts';

const phone = { width: 390, height: 844 };

test('[CH-4] a link of a reply opens in the visitor’s language', async ({ page, assistant }) => {
  await visit(page, `/${uk}/about`);
  const { ask, log, dialog } = await openPanel(page, uk);
  await ask('Де?');
  await assistant.reply('[послуги](/en/services#delivery)\n\n[SME Packages](/smepackages)');
  await expect(log.getByRole('link')).toHaveText(['послуги', 'SME Packages']);
  await withoutLoading(page, async () => {
    for (const [name, path, section] of [
      ['послуги', `/${uk}/services#delivery`, 'delivery'],
      ['SME Packages', `/${uk}#smepackages`, 'smepackages'],
    ] as const) {
      await log.getByRole('link', { name }).click();
      await expect.poll(() => placeOf(page)).toBe(path);
      await expectAtSection(page, section);
    }
  });
  await expect(dialog).toBeVisible();
});

test('[CH-4][CT-1] a conversation goes on to the contact form', async ({ page, assistant }) => {
  await visit(page, `/${uk}`);
  const { ask, team, dialog, messages } = await openPanel(page, uk);
  await ask('70 % ?');
  await assistant.reply('**Yes**, see [SME Packages](/en#smepackages).');
  await (await barLink(page, messagesIn(uk).site.navigation.services)).click();
  await expect(page).toHaveURL(/services$/);
  await team.click();
  await expect(dialog).toBeHidden();
  await expectAtSection(page, 'contact');
  await expect(formIn(page, uk).field('message')).toHaveValue(
    new RegExp(
      [
        messages.draft.opening,
        `${messages.panel.visitor}:\n70 % \\?`,
        `${messages.panel.name}:\nYes, see SME Packages \\(/en#smepackages\\)\\.$`,
      ].join('\n\n'),
    ),
  );
});

// This test uses the real server without a chat service.
siteTest(
  '[CH-5] the built-in assistant quotes the site, and leads there',
  { tag: '@firefox' },
  async ({ page }) => {
    await visit(page, `/${uk}/about`);
    const { field, log, dialog, messages } = await openPanel(page, uk);
    // The test types key by key, because React misses the event of Playwright's `fill` in Firefox.
    await field.pressSequentially(messages.panel.questions[2] ?? '');
    await field.press('Enter');
    const source = log.locator('a[href*="#"]').first();
    await expect(source).toBeVisible();
    const href = (await source.getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^/${uk}(/|#)`));
    await source.click();
    await expect.poll(() => placeOf(page)).toBe(href);
    await expect(dialog).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('[CH-1][CH-4] closed, the assistant gives the screen back as it was', async ({ page, assistant }) => {
    await visit(page, `/${fr}/about`);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const before = await page.evaluate(() => window.scrollY);
    const { opener, dialog, close, ask, log } = panelIn(page, fr);
    await opener.tap();
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(box?.height).toBeGreaterThan(760);
    // Focus in the field would open a phone's keyboard over half of the panel.
    await expect(dialog).toBeFocused();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = () => document.activeElement?.closest('main, header.nav, footer') !== null;
      expect(await page.evaluate(outside)).toBe(false);
    }
    await ask('Ça va ?');
    await assistant.reply(`Non. [Certifications](/${fr}/certifications)`);
    await expect(log).toContainText('Non.');
    await close.tap();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await opener.tap();
    await log.getByRole('link', { name: 'Certifications' }).tap();
    await expect.poll(() => placeOf(page)).toBe(`/${fr}/certifications`);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
