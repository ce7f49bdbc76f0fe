import type { Page } from '@playwright/test';
import { expectAtSection } from './sections.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

const products = {
  'Blood-test interpreter': { badge: 'Available', url: 'https://blood.alzette.example' },
  'Recruitment and HR': { badge: 'Available', url: 'https://hr.alzette.example' },
  'Social-media content': { badge: 'Available', url: 'https://social.alzette.example' },
  'Faceless video generator': { badge: 'Available', url: undefined },
  'Legal AI for Luxembourg': { badge: 'Coming soon', url: undefined },
  'Songs for daycares': { badge: 'Available', url: undefined },
};

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
  const section = page.locator('#products');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(Object.keys(products));
  for (const [name, { badge, url }] of Object.entries(products)) {
    const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(url ? 1 : 0);
    if (!url) continue;
    const opened = page.waitForEvent('popup');
    await card.getByRole('link', { name }).click();
    expect(new URL((await opened).url()).origin).toBe(url);
  }
});

const ways = {
  '[HM-2] See our services': 'services',
  '[HM-2] What clients say': 'testimonials',
  '[HM-4] Try Our Products': 'contact',
  '[HM-7] Request a diagnosis': 'contact',
  '[HM-8] Request an implementation': 'contact',
  '[HM-8] Ask which programme fits you': 'contact',
};

for (const [way, section] of Object.entries(ways)) {
  test(`${way} scrolls to ${section}`, async ({ page }) => {
    await visit(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: way.replace(/^\[.*\] /, '') })
      .click();
    await expectAtSection(page, section);
    expect(placeOf(page)).toBe(`/#${section}`);
  });
}

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

for (const section of ['fit4ai', 'smepackages']) {
  test(`[HM-7][HM-8] the link to the official site of ${section} opens in a new tab, through the tracking helper when there is one`, async ({
    page,
  }) => {
    await otherSites(page);
    await visit(page, '/');
    const link = page.locator(`#${section}`).getByRole('link', { name: 'About the programme' });
    const url = String(await link.getAttribute('href'));
    expect(url).toMatch(/^https:/);
    const direct = page.waitForEvent('popup');
    await link.click();
    expect((await direct).url()).toBe(url);

    await page.evaluate(() => {
      window.trackingRedirect = (asked) => `https://track.example/?to=${encodeURIComponent(asked)}`;
    });
    const tracked = page.waitForEvent('popup');
    await link.click();
    expect((await tracked).url()).toBe(`https://track.example/?to=${encodeURIComponent(url)}`);
  });
}

test('[HM-13] beside the form stand the address, two mailboxes, the phone, and the social networks in new tabs', async ({
  page,
}) => {
  await visit(page, '/');
  const contact = page.locator('#contact');
  const targets = {
    'sales@alzette.example': 'mailto:sales@alzette.example',
    'support@alzette.example': 'mailto:support@alzette.example',
    '+352 00 00 00 00': 'tel:+35200000000',
  };
  for (const [name, target] of Object.entries(targets)) {
    await expect(contact.getByRole('link', { name })).toHaveAttribute('href', target);
  }
  for (const network of ['LinkedIn', 'Facebook', 'X', 'YouTube']) {
    const link = contact.getByRole('link', { name: network, exact: true });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('[FT-1] the footer leads to the pages, the sections, the policies, and says who we are', async ({
  page,
}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
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
  await expect(footer).toContainText('12, rue de la Rivière');
  await expect(footer.getByRole('link', { name: '+352 00 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+35200000000',
  );
  await expect(footer.getByRole('link', { name: 'moien@alzette.example' })).toHaveAttribute(
    'href',
    'mailto:moien@alzette.example',
  );
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Alzette AI`);

  for (const name of ['Terms of Service', 'Privacy Policy', 'Cookie Policy']) {
    await footer.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  await expect(footer.getByRole('button', { name: 'Cookie Settings' })).toBeVisible();
});
