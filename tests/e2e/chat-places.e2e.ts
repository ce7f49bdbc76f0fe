import { pagePaths } from '../../app/lib/i18n/href.ts';
import { expect, openPanel, panelIn, test } from './assistant.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';
import { withoutLoading } from './ways.ts';

const phone = { width: 390, height: 844 };

test('[CH-4] a link of a reply opens the page of this site in the visitor’s language, and the conversation stays open', async ({
  page,
  assistant,
}) => {
  await visit(page, '/uk/about');
  const { ask, log, dialog } = await openPanel(page, 'uk');
  await ask('Де?');
  await assistant.reply('Ось: [послуги](/en/services#delivery).\n\n[SME Packages](/smepackages)');
  await withoutLoading(page, async () => {
    await log.getByRole('link', { name: 'послуги' }).click();
    await expect.poll(() => placeOf(page)).toBe('/uk/services#delivery');
    await expectAtSection(page, 'delivery');
    await log.getByRole('link', { name: 'SME Packages' }).click();
    await expect.poll(() => placeOf(page)).toBe('/uk#smepackages');
    await expectAtSection(page, 'smepackages');
  });
  await expect(dialog).toBeVisible();
});

test('[CH-4] what a reply must not do it cannot: HTML, pictures, other addresses and other sites are text', async ({
  page,
  context,
  assistant,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await visit(page, '/');
  const { ask, log } = await openPanel(page, 'en');
  await ask('?');
  await assistant.reply(
    '<img src="https://evil.example/a.png" onerror="document.title=1"> ![a cat](https://evil.example/b.png)\n\n[press](javascript:alert%281%29) [or](//evil.example) [here](https://guichet.lu/x)',
  );
  await expect(log.getByRole('link')).toHaveCount(0);
  await expect(log).toContainText('<img src="https://evil.example/a.png" onerror="document.title=1"> a cat');
  await expect(log).toContainText('press or here');
  await expect(log.locator('img')).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(['127.0.0.1']));
});

for (const language of ['fr', 'uk'] as const) {
  test(`[CH-4] in ${language} the header leads to what the privacy policy says of the assistant`, async ({
    page,
  }) => {
    await visit(page, `/${language}`);
    const { dialog, messages } = await openPanel(page, language);
    await dialog.getByRole('link', { name: messages.panel.how }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/${language}/${pagePaths.privacy}`);
    const section = new URL(page.url()).hash.slice(1);
    await expectAtSection(page, section);
    await expect(page.locator(`#${section}`).getByRole('heading')).toContainText(
      new RegExp(messages.panel.name, 'i'),
    );
    await expect(dialog).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('[CH-1][CH-4] the assistant takes the screen and gives it back: where one was, with the focus on its button', async ({
    page,
    assistant,
  }) => {
    await visit(page, '/fr/about');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const before = await page.evaluate(() => window.scrollY);
    const { opener, dialog, close, field, ask, log } = panelIn(page, 'fr');
    await opener.tap();
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    expect(box?.height).toBeGreaterThan(760);
    // A phone's on-screen keyboard would cover half of the panel.
    await expect(field).not.toBeFocused();
    await expect(dialog).toBeFocused();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, header.nav, footer') === null),
      ).toBe(true);
    }
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    await ask('Ça défile ?');
    await assistant.reply('Non.');
    await expect(log).toContainText('Non.');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await close.tap();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await opener.tap();
    await expect(log).toContainText('Non.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('[CH-4] a page that a reply leads to is seen: the sheet gives way, and the conversation is still there', async ({
    page,
    assistant,
  }) => {
    await visit(page, '/fr');
    const { opener, ask, log, dialog } = await openPanel(page, 'fr');
    await ask('Où ?');
    await assistant.reply('[Certifications](/fr/certifications)');
    await log.getByRole('link', { name: 'Certifications' }).tap();
    await expect.poll(() => placeOf(page)).toBe('/fr/certifications');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await opener.tap();
    await expect(log).toContainText('Certifications');
  });

  test('[CH-1] a phone that is turned keeps the conversation open, as a panel and as a sheet again', async ({
    page,
  }) => {
    await visit(page, '/fr');
    const { dialog, field } = await openPanel(page, 'fr');
    await field.fill('Je tourne');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(false);
    await page.setViewportSize(phone);
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(field).toHaveValue('Je tourne');
    await expect(field).toBeFocused();
  });
});

test('[CH-1] beside the open panel the page can be used, and Escape closes it without taking the focus away', async ({
  page,
}) => {
  await visit(page, '/about');
  const { dialog } = await openPanel(page, 'en');
  const languageButton = page.getByRole('banner').getByRole('button', { name: 'English' });
  await languageButton.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(languageButton).toBeFocused();
});
