import path from 'node:path';
import oldBrand from '../../content/brand.json' with { type: 'json' };
import { buildCopy } from '../support/edited-build.ts';
import { messagesIn } from '../support/messages.ts';
import { copyProject } from '../support/project-copy.ts';
import { startSite, temporaryFolder } from '../support/running-site.ts';
import { becomeSecondBrand, brand, oldName } from '../support/second-brand.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { formIn, submission } from './contact-sheet.ts';
import { test as base, expect } from './site-test.ts';
import { expectSubmission, takeTime } from './submissions.ts';
import { expectAtSection } from './visit.ts';

/** Another company's site, made by editing content only; built once for this file. */
const test = base.extend<object, { built: { folder: string; texts: Map<string, string> } }>({
  built: [
    async ({}, use) => {
      const { folder, remove } = temporaryFolder();
      copyProject(folder);
      becomeSecondBrand(folder);
      await use({ folder, texts: await buildCopy(folder) });
      remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  site: [
    async ({ built: { folder }, webhook }, use) => {
      const site = await startSite(
        { DATA_DIR: folder, WEBHOOK_URL: webhook.url, TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' },
        path.join(folder, 'build'),
      );
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // The copy has no consent banner.
  refusal: [async ({}, use) => use(''), { scope: 'worker' }],
});
test.use({ answered: false });
// In one worker, for one build.
test.describe.configure({ mode: 'default' });

const { home, chat, newsletter, consent, popup } = messagesIn('en');
const channels = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexes = ({ colours }: { colours: Record<string, { day: string; night: string }> }) =>
  Object.values(colours).flatMap(({ day, night }) => [day, night]);

test('[ED-4] of the firm that had the site before no name, colour or mark is left in any text of the build', ({
  built: { texts },
}) => {
  expect(texts.size).toBeGreaterThan(100);
  const ours = new Set(hexes(brand));
  const theirs = [
    oldName.toLowerCase(),
    ...hexes(oldBrand).filter((hex) => hex !== '#ffffff' && !ours.has(hex)),
    ...oldBrand.mark.shapes.map((shape) => shape.path.toLowerCase()),
  ];
  const left = [...texts].flatMap(([file, text]) => {
    const lower = text.toLowerCase();
    return theirs.filter((trace) => lower.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(left).toEqual([]);
  const page = texts.get('client/de/index.html') ?? '';
  expect(page).toContain('Mosel Robotics</title>');
  expect(page).toContain(brand.mark.shapes[0]?.path);
  expect(page).not.toMatch(/env\((?!safe)/);
  expect(texts.get('client/pictures/post-2.svg')).toContain(brand.colours.ore?.day);
  expect(texts.get('client/favicon.svg')).toContain(brand.colours.water?.day);
});

test('[ED-4] the picture for networks and the icons are drawn in the new colours', async ({ page, site }) => {
  await page.goto('/about');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const grounds = await page.evaluate(
    (files) =>
      Promise.all(
        files.map(async (file) => {
          const picture = await createImageBitmap(await (await fetch(file)).blob());
          const canvas = new OffscreenCanvas(4, 4).getContext('2d');
          canvas?.drawImage(picture, 0, 0);
          return [...(canvas?.getImageData(2, 2, 1, 1).data.slice(0, 3) ?? [])];
        }),
      ),
    [new URL(image ?? '').pathname, '/icons/icon-512.png', '/icons/apple-touch-icon.png'],
  );
  const ground = channels(brand.colours.bg?.day);
  expect(grounds).toEqual([ground, ground, ground]);
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).json();
  expect(manifest.theme_color).toBe(brand.colours.bg?.day);
});

test('[ED-4] a visitor meets the new firm: name, sections, languages, cards that turn, and a letter that arrives', async ({
  page,
  webhook,
}) => {
  await page.clock.install();
  await page.goto('/en');
  await expect(page.locator('#contact form[novalidate]')).toBeAttached();
  await expect(page).toHaveTitle(/Mosel Robotics$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Mosel Robotics' })).toBeVisible();
  await expect(page.getByRole('button', { name: chat.button.open })).toHaveCount(0);

  await bar.getByRole('button', { name: 'Products' }).click();
  await expectAtSection(page, 'products');
  await expect(page.locator('#products').getByRole('heading', { level: 3 })).toHaveText([
    'Faceless video generator',
    'Barges',
  ]);
  await page.locator('#services').getByRole('button', { name: 'Turn over' }).first().click();
  await expect(page.locator('#services').getByRole('button', { name: 'Show front' }).first()).toBeFocused();

  await bar.getByRole('button', { name: 'English' }).click();
  await expect(bar.locator('[hreflang]')).toHaveText(['English', 'Français', 'Deutsch']);
  await page.keyboard.press('Escape');

  await takeTime(page);
  const { fill, send, sheet } = formIn(page, 'en');
  const fields = submission('Barges');
  await fill(fields);
  await send.click();
  await expect(sheet.getByRole('status')).toBeVisible();
  await expectSubmission(webhook, fields.subject, fields);

  await page.goto('/about');
  await expect(page.locator('.portrait')).toHaveCount(4);
});

test('[ED-4] in the new colours every page can be read by day and by night', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('/');
  const ground = channels(brand.colours.bg?.night).join(', ');
  await expect(page.locator('body')).toHaveCSS('background-color', `rgb(${ground})`);
  for (const address of ['/', '/about', '/programmes']) {
    await page.goto(address);
    expect([address, await axeViolationsByDayAndNight(page)]).toEqual([address, []]);
  }
});

test('[ED-2] doors of what is switched off answer 404, those of letters and of links in old mails do not', async ({
  site,
}) => {
  const post = (endpoint: string) => fetch(site.url + endpoint, { method: 'POST', body: '{}' });
  for (const endpoint of ['/api/chat', '/api/newsletter', '/api/consent'])
    expect([endpoint, (await post(endpoint)).status]).toEqual([endpoint, 404]);
  for (const file of ['/api/analytics', '/api/consent/answered.css', '/en/chat.json', '/en/feed.xml'])
    expect([file, (await fetch(site.url + file)).status]).toEqual([file, 404]);
  expect((await post('/api/contact')).status).toBe(415);
  expect((await fetch(`${site.url}/api/newsletter/link?token=x`)).status).not.toBe(404);
});

test('[ED-2] a section, a post or a language that is switched off is an unknown path', async ({ site }) => {
  for (const gone of [
    '/methodology',
    '/de/fit4ai',
    '/blog/3',
    '/de/news',
    '/ru',
    '/ru/about',
    '/uk/chat.json',
  ]) {
    const answer = await fetch(site.url + gone, { redirect: 'manual' });
    const expected = gone.endsWith('.json') ? '404 null' : '302 /';
    expect([gone, `${answer.status} ${answer.headers.get('location')}`]).toEqual([gone, expected]);
  }
  const negotiated = await fetch(site.url, {
    headers: { 'Accept-Language': 'ru, de;q=0.5', cookie: 'language=uk' },
  });
  expect(negotiated.headers.get('content-language') ?? (await negotiated.text())).toMatch(
    /^de$|<html lang="de"/,
  );
});

test('[ED-2] nothing that is switched off is told of: no words of it, no link, no entry for a machine', ({
  built: { texts },
}) => {
  const page = texts.get('client/en/index.html') ?? '';
  expect(page).toContain(home.products.title);
  for (const messages of [
    chat.button.open,
    newsletter.form.title,
    consent.banner.title,
    popup.title,
    home.methodology.title,
    home.testimonials.items[0]?.quote ?? '',
  ])
    expect([messages, page.includes(messages)]).toEqual([messages, false]);
  const told = [...texts].filter(([file]) => /\.(html|data|xml|txt)$/.test(file));
  expect(told.length).toBeGreaterThan(50);
  const traces =
    /(?:hreflang="|\/)(?:uk|ru)["/]|\/(?:news|blog|films)\/|[#/](?:fit4ai|methodology|benefits|testimonials)"|feed\.xml/i;
  expect(
    told.filter(([, text]) => traces.test(text)).map(([file, text]) => [file, traces.exec(text)?.[0]]),
  ).toEqual([]);
  expect([...texts.keys()].filter((file) => /^assistant|client\/(?:uk|ru|films)\//.test(file))).toEqual([]);
});
