import { readFileSync } from 'node:fs';
import { languages } from '../../app/lib/i18n/languages.ts';
import { homeSections } from '../../app/lib/site-paths.ts';
import { company, messagesIn } from '../support/messages.ts';
import { expect, expectAtMost, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

const screen = { width: 390, height: 844 };

test('[HB-1] home keeps to its budget of words, screens and bytes in every language', async ({ page }) => {
  await page.setViewportSize(screen);
  for (const language of languages) {
    await visit(page, `/${language}`);
    await page.locator('#contact form').scrollIntoViewIfNeeded();
    if (company.sample) await expect(page.locator('.booking__next li')).toHaveCount(3);
    const { text, height } = await page.evaluate(() => ({
      text: document.body.innerText,
      height: document.documentElement.scrollHeight,
    }));
    const words = text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
    expectAtMost(language === 'fr' ? 1190 : 1110, words, `words in ${language}`);
    expectAtMost(language === 'en' ? 13 : 13.7, height / screen.height, `screens in ${language}`);
    const html = readFileSync(`build/client/${language}/index.html.br`).length;
    expectAtMost(32_000, html, `bytes in ${language}`);
  }
});

test('[HM-1] the home page has its sections, in their order, under their ids', async ({ page }) => {
  await visit(page, '/');
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(['hero', ...homeSections()]);
  const required = 'services products methodology fit4ai smepackages blog contact testimonials benefits';
  if (company.sample) expect(ids).toEqual(expect.arrayContaining(required.split(' ')));
});

test('[HM-4] products have their badges, and lead to their site in a new tab, or to us', async ({ page }) => {
  await visit(page, '/');
  const { items, ask } = messagesIn('en').home.products;
  const cards = page.locator('#products').getByRole('listitem');
  const sites = Object.values(company.products).map(({ url }) => (url ? 'site' : 'none'));
  if (company.sample) expect(sites.join(' ')).toBe('site site site none none none');
  for (const [index, [product, { status, url }]] of Object.entries(company.products).entries()) {
    const card = cards.nth(index);
    const name = items[product]?.name ?? '';
    await expect(card.getByRole('heading')).toHaveText(name);
    const isAvailable = status === 'available';
    const badge = isAvailable ? 'Available' : 'Coming soon';
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(url || isAvailable ? 1 : 0);
    if (!url && !isAvailable) continue;
    const link = card.getByRole('link', { name });
    if (url) {
      await expect(link).toHaveAttribute('href', new RegExp(`^${url}`));
      await expect(link).toHaveAttribute('target', '_blank');
    } else {
      await expect(link).toHaveText(ask);
      await expect(link).toHaveAttribute('href', '#contact');
    }
  }
});

const ways = [
  ['See our services', 'services'],
  ['What clients say', 'testimonials'],
  ['Try Our Products', 'contact'],
  ['Request a diagnosis', 'contact'],
  ['Request a project', 'contact'],
  ['Ask which programme fits', 'contact'],
] as const;

test('[HM-2][HM-4][HM-7][HM-8] links to sections scroll there, as the address says', async ({ page }) => {
  await visit(page, '/');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
  for (const [name, section] of ways)
    await expect(link(name)).toHaveAttribute('href', new RegExp(`^/?#${section}$`));
  await link('Request a project').click();
  await expectAtSection(page, 'contact');
  expect(placeOf(page)).toBe('/#contact');
  await expect(page.getByLabel('Subject')).toHaveValue('SME Packages');
  await link('Request a diagnosis').click();
  await expect(page.getByLabel('Subject')).toHaveValue('Fit 4 AI');
});

test('[HM-7][HM-8] official sites open in a new tab, tracked where a helper is', async ({ page }) => {
  const elsewhere = { contentType: 'text/html', body: '<title>Elsewhere</title>' };
  await page.context().route(/^https:/, (route) => route.fulfill(elsewhere));
  await visit(page, '/');
  const links = page.locator('#fit4ai, #smepackages').getByRole('link', { name: 'About the programme' });
  const open = async (at: number) => {
    const opened = page.waitForEvent('popup');
    await links.nth(at).click();
    return (await opened).url();
  };
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(await open(0)).toBe(urls[0]);
  await page.evaluate(() => {
    window.trackingRedirect = (asked) => `https://track.example/?to=${encodeURIComponent(asked)}`;
  });
  for (const at of [0, 1])
    expect(await open(at)).toBe(`https://track.example/?to=${encodeURIComponent(urls[at] ?? '')}`);
});

test('[HM-13][FT-1] form and footer say how to reach us, and lead to all pages', async ({ page }) => {
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
  const paths =
    '/ /about /services /products /methodology /fit4ai /smepackages /programmes /certifications /blog /contact';
  const links = footer.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    paths.split(' '),
  );
});
