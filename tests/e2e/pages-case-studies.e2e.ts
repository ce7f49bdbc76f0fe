import type { Page } from '@playwright/test';
import { messagesIn } from '../support/messages.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

const { head, cases } = messagesIn('ru').caseStudies;
const main = (page: Page) => page.getByRole('main');
const back = (page: Page, name = head.back) => main(page).getByRole('link', { name, exact: true }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PG-4] the address #cases leads straight to the cases, a case to the contact form for a demo, and the back link home where there is nothing to go back to', async ({
    page,
  }) => {
    await page.goto('/ru/case-studies');
    await back(page);
    await expect.poll(() => placeOf(page)).toBe('/ru');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesIn('ru').home.hero.headline);

    await page.goto('/ru/case-studies#cases');
    await expectAtSection(page, 'cases');
    const links = main(page).getByRole('link', { name: cases.demo.split('[')[0] ?? '' });
    await links.last().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ru');
    await expectAtSection(page, 'contact');
  });
});

test('[PG-4][LG-5] the back link goes to the page before, whether the cases or another language were looked at first', async ({
  page,
}) => {
  await visit(page, '/ru/services');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: messagesIn('ru').site.navigation.caseStudies }).click();
  await main(page).getByRole('link', { name: head.see }).click();
  await expect.poll(() => placeOf(page)).toBe('/ru/case-studies#cases');
  await expectAtSection(page, 'cases');
  await bar.getByRole('button', { name: 'Русский' }).click();
  await bar.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/de/case-studies');
  await back(page, messagesIn('de').caseStudies.head.back);
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/services$/);
});
