import type { Page } from '@playwright/test';
import { company, messagesIn } from '../support/messages.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

/** Mocks every other site, for new tabs. */
async function otherSites(page: Page) {
  await page
    .context()
    .route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
}

test('[HM-4] six products, each with its badge; the first three open their site in a new tab, the others have no link', async ({
  page,
}) => {
  await otherSites(page);
  await visit(page, '/');
  const { items } = messagesIn('en').home.products;
  const cards = page.locator('#products').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const [index, [product, { status, url }]] of Object.entries(company.products).entries()) {
    const card = cards.nth(index);
    const name = items[product]?.name ?? '';
    await expect(card.getByRole('heading')).toHaveText(name);
    const badge = status === 'available' ? 'Available' : 'Coming soon';
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(index < 3 ? 1 : 0);
    if (!url) continue;
    const opened = page.waitForEvent('popup');
    await card.getByRole('link', { name }).click();
    expect(new URL((await opened).url()).origin).toBe(url);
  }
});

const ways = [
  ['See our services', 'services'],
  ['What clients say', 'testimonials'],
  ['Try Our Products', 'contact'],
  ['Request a diagnosis', 'contact'],
  ['Request a project', 'contact'],
  ['Which programme fits?', 'contact'],
] as const;

test('[HM-2][HM-4][HM-7][HM-8] each link to a section scrolls to it, and the address names it', async ({
  page,
}) => {
  await visit(page, '/');
  for (const [name, section] of ways) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expectAtSection(page, section);
    expect(placeOf(page), name).toBe(`/#${section}`);
  }
});

test('[HB-1] a filled button offers a free first talk, or requests one of the two programmes', async ({
  page,
}) => {
  await visit(page, '/');
  const filled = page.getByRole('main').locator('a.btn:not(.line)');
  expect(new Set(await filled.allTextContents())).toEqual(
    new Set(['Book a free first talk', 'Request a diagnosis', 'Request a project']),
  );
  await filled.first().click();
  await expect.poll(() => placeOf(page)).toBe('/book');
});

test('[HM-7][HM-8] the links to the official sites of both programmes open in a new tab, through the tracking helper when there is one', async ({
  page,
}) => {
  await otherSites(page);
  await visit(page, '/');
  for (const section of ['fit4ai', 'smepackages']) {
    const link = page.locator(`#${section}`).getByRole('link', { name: 'About the programme' });
    const url = String(await link.getAttribute('href'));
    expect(url).toMatch(/^https:/);
    await page.evaluate(() => Reflect.deleteProperty(window, 'trackingRedirect'));
    const direct = page.waitForEvent('popup');
    await link.click();
    expect((await direct).url()).toBe(url);

    await page.evaluate(() => {
      window.trackingRedirect = (asked) => `https://track.example/?to=${encodeURIComponent(asked)}`;
    });
    const tracked = page.waitForEvent('popup');
    await link.click();
    expect((await tracked).url()).toBe(`https://track.example/?to=${encodeURIComponent(url)}`);
  }
});

test('[HM-13][FT-1] beside the form and in the footer stands how to reach us, and the footer leads to the pages and sections', async ({
  page,
}) => {
  await visit(page, '/');
  const { address, emails, phone, social } = company;
  const contact = page.locator('#contact');
  const footer = page.getByRole('contentinfo');
  const targets = [
    [contact, emails.sales, `mailto:${emails.sales}`],
    [contact, emails.support, `mailto:${emails.support}`],
    [contact, phone.shown, `tel:${phone.number}`],
    [footer, phone.shown, `tel:${phone.number}`],
    [footer, emails.general, `mailto:${emails.general}`],
  ] as const;
  for (const [place, name, target] of targets)
    await expect(place.getByRole('link', { name })).toHaveAttribute('href', target);
  for (const { name } of social) {
    const link = contact.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  for (const place of [contact, footer]) await expect(place).toContainText(address.street);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${company.name}`);
  const paths = [
    '/',
    '/about',
    '/services',
    '/products',
    '/methodology',
    '/fit4ai',
    '/smepackages',
    '/programmes',
    '/certifications',
    '/blog',
    '/contact',
  ];
  const links = footer.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths);
});
