import type { Page } from '@playwright/test';
import { company, wordsIn } from '../../harness/words.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

/** Answers for every other site, so that a new tab has something to show. */
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
  const { items } = wordsIn('en').home.products;
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
  ['Try Our Products', 'contact'],
  ['Discuss a diagnosis', 'contact'],
  ['Ask which programme fits you', 'contact'],
] as const;

test('[HM-2][HM-4][HM-7][HM-8] each link to a section scrolls to it, and the address names it', async ({
  page,
}) => {
  await visit(page, '/');
  for (const [name, section] of ways) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expectAtSection(page, section);
    expect(placeOf(page), name).toBe(`/#${section}`);
  }
});

const pages = {
  '[HM-3] Explore Our Services': '/services',
  '[HM-12] View the case studies': '/case-studies',
};

for (const [way, path] of Object.entries(pages)) {
  test(`${way} leads to ${path}, and begins at its top`, async ({ page }) => {
    await visit(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: way.replace(/^\[.*\] /, '') })
      .click();
    await expect.poll(() => placeOf(page)).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}

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

test('[HM-13] beside the form stand the address, two mailboxes, the phone, and the social networks in new tabs', async ({
  page,
}) => {
  await visit(page, '/');
  const contact = page.locator('#contact');
  const { emails, phone, social } = company;
  const targets = {
    [emails.sales]: `mailto:${emails.sales}`,
    [emails.support]: `mailto:${emails.support}`,
    [phone.shown]: `tel:${phone.number}`,
  };
  for (const [name, target] of Object.entries(targets)) {
    await expect(contact.getByRole('link', { name })).toHaveAttribute('href', target);
  }
  for (const { name } of social) {
    const link = contact.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('[FT-1] the footer leads to the pages, the sections, the policies, and says who we are', async ({
  page,
}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const { address, phone, emails } = company;
  const paths = [
    '/',
    '/about',
    '/services',
    '/programmes',
    '/products',
    '/methodology',
    '/fit4ai',
    '/smepackages',
    '/certifications',
    '/blog',
    '/contact',
  ];
  const links = footer.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths);
  await expect(footer).toContainText(address.street);
  await expect(footer.getByRole('link', { name: phone.shown })).toHaveAttribute(
    'href',
    `tel:${phone.number}`,
  );
  await expect(footer.getByRole('link', { name: emails.general })).toHaveAttribute(
    'href',
    `mailto:${emails.general}`,
  );
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${company.name}`);

  for (const name of ['Terms of Service', 'Privacy Policy', 'Cookie Policy']) {
    await footer.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  await expect(footer.getByRole('button', { name: 'Cookie Settings' })).toBeVisible();
});
