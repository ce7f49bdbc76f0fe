import type { Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';
import { pageMessagesIn } from './page-messages.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

const main = (page: Page) => page.getByRole('main');
/** Each link's accessible name ends with its case. */
const caseLinks = (page: Page, language: Language) =>
  main(page)
    .getByRole('article')
    .getByRole('link', { name: pageMessagesIn(language).caseStudies.cases.demo.split('[')[0] ?? '' });
const backLink = (page: Page, language: Language) =>
  main(page).getByRole('link', { name: pageMessagesIn(language).caseStudies.head.back, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'by the address alone', () => {
    test.use({ javaScriptEnabled });

    test('[PG-4] the address #cases leads straight to the cases, and a case to the contact form for a demo', async ({
      page,
    }) => {
      await page.goto('/ru/case-studies#cases');
      await expectAtSection(page, 'cases');
      await caseLinks(page, 'ru')
        .nth(javaScriptEnabled ? 0 : 1)
        .click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/ru');
      await expectAtSection(page, 'contact');
    });

    test('[PG-4] the back link leads home where there is nothing to go back to', async ({ page }) => {
      await page.goto('/ru/case-studies');
      await backLink(page, 'ru').click();
      await expect.poll(() => placeOf(page)).toBe('/ru');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesIn('ru').home.hero.headline);
    });
  });
}

test('[PG-4] the back link goes back to the page before, also for who has looked at the cases first, and forward leads here again', async ({
  page,
}) => {
  await visit(page, '/ru/services');
  const { navigation } = messagesIn('ru').site;
  await page
    .getByRole('navigation', { name: navigation.label })
    .getByRole('link', { name: navigation.caseStudies })
    .click();
  await main(page)
    .getByRole('link', { name: pageMessagesIn('ru').caseStudies.head.see })
    .click();
  await expect.poll(() => placeOf(page)).toBe('/ru/case-studies#cases');
  await expectAtSection(page, 'cases');
  await backLink(page, 'ru').click();
  await expect.poll(() => placeOf(page)).toBe('/ru/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMessagesIn('ru').services.head.title);
  await page.goForward();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ru/case-studies');
});

test('[PG-4] the back link also goes back over a hard load, with the place where the page was left', async ({
  page,
}) => {
  await visit(page, '/about');
  await visit(page, '/case-studies');
  await backLink(page, 'en').click();
  await expect.poll(() => placeOf(page)).toBe('/about');
  await page.goForward();
  await expect.poll(() => placeOf(page)).toBe('/case-studies');
});

test('[PG-4][LG-5] a change of language on the page is not what the back link goes back to', async ({
  page,
}) => {
  await visit(page, '/fr/about');
  await page.locator('a[href="/fr/case-studies"]').first().click();
  await expect.poll(() => placeOf(page)).toBe('/fr/case-studies');
  await page.getByRole('banner').getByRole('button', { name: 'Français' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect.poll(() => placeOf(page)).toBe('/de/case-studies');
  await backLink(page, 'de').click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/about$/);
});

test('[PG-4] whoever came from another site is led home, not out again', async ({ page, context }) => {
  await context.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('https://elsewhere.example/');
  await visit(page, '/case-studies');
  await backLink(page, 'en').click();
  await expect.poll(() => placeOf(page)).toBe('/');
});
