import oldBrand from '../../content/brand.json' with { type: 'json' };
import { messagesIn } from '../support/messages.ts';
import { brand, newName, oldName } from '../support/second-brand.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { formIn, submission } from './contact-sheet.ts';
import './second-brand-content.ts';
import { test } from './second-brand-site.ts';
import { expect } from './site-test.ts';
import { expectSubmission, takeTime } from './submissions.ts';
import { expectAtSection } from './visit.ts';

// In one worker, for one build.
test.describe.configure({ mode: 'default' });

const { home, newsletter, consent, popup } = messagesIn('en');
const channels = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexes = ({ colours }: { colours: Record<string, { day: string; night: string }> }) =>
  Object.values(colours).flatMap(({ day, night }) => [day, night]);
const [shortName = ''] = newName.split(':');

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
  // Visitors who ask by the old name are understood.
  const left = [...texts].flatMap(([file, text]) =>
    file.startsWith('assistant/')
      ? []
      : theirs.filter((trace) => text.toLowerCase().includes(trace)).map((trace) => `${file}: ${trace}`),
  );
  expect(left).toEqual([]);
  expect(texts.get('client/de/index.html')).toContain(brand.mark.shapes[0]?.path);
  expect(texts.get('client/pictures/post-2.svg')).toContain(brand.colours.ore?.day);
  expect(texts.get('client/favicon.svg')).toContain(brand.colours.water?.day);
});

test('[ED-4] with "sample": false neither a legal text nor the assistant says that the company is invented', ({
  built: { texts },
}) => {
  const said = /The company is fictional|L’entreprise étant fictive|ist ein erfundenes Unternehmen/;
  const told = [...texts].filter(([file]) => /\/(?:terms|privacy|cookies)\//.test(file));
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(([, text]) => said.test(text)).map(([file]) => file)).toEqual([]);
  expect(JSON.parse(texts.get('assistant/en.json') ?? '').cards).not.toHaveProperty('company-real');
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
    [new URL(image ?? '').pathname, '/icons/icon-512.png'],
  );
  const ground = channels(brand.colours.bg?.day);
  expect(grounds).toEqual([ground, ground]);
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).json();
  expect(manifest.theme_color).toBe(brand.colours.bg?.day);
});

test('[ED-4] a visitor meets the new firm: name, sections, languages, cards that turn, and a message that arrives', async ({
  page,
  webhook,
}) => {
  await page.clock.install();
  await page.goto('/en');
  // The page's own code comes with its first use.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect(page.locator('#contact form[novalidate]')).toBeAttached({ timeout: 100 });
  }).toPass();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: shortName })).toBeVisible();
  // The long name leaves no room for the bar's links.
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await bar.getByRole('button', { name: 'Products' }).click();
  await expectAtSection(page, 'products');
  await expect(page.locator('#products').getByRole('heading', { level: 3 })).toHaveText([
    'Faceless video generator',
    ...Array.from({ length: 8 }, () => 'Barges'),
  ]);
  await page.locator('#services').getByRole('button', { name: 'Turn over' }).first().click();
  await expect(page.locator('#services').getByRole('button', { name: 'Show front' }).first()).toBeFocused();
  await bar.getByRole('button', { name: 'English' }).click();
  await expect(bar.locator('[hreflang]')).toHaveText(['English', 'Français', 'Deutsch', 'Português']);
  await page.keyboard.press('Escape');

  await takeTime(page);
  const { fill, send, sheet } = formIn(page, 'en');
  const fields = submission('Barges');
  await fill(fields);
  await send.click();
  await expect(sheet.getByRole('status')).toBeVisible();
  await expectSubmission(webhook, fields.subject, fields);
});

test('[ED-4] in the new colours every page can be read by day and by night', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  for (const address of ['/', '/about', '/programmes']) {
    await page.goto(address);
    expect([address, await axeViolationsByDayAndNight(page)]).toEqual([address, []]);
  }
});

test('[ED-2] what is switched off answers like an unknown path or door; submissions and links in old mails do not', async ({
  site,
}) => {
  const answered = async (place: string, method = 'GET') => {
    const answer = await fetch(site.url + place, { method, redirect: 'manual' });
    return `${answer.status} ${answer.headers.get('location')}`;
  };
  for (const gone of ['/methodology', '/ru', '/ru/about', '/certifications', '/de/certifications'])
    expect([gone, await answered(gone)]).toEqual([gone, '302 /']);
  for (const gone of ['/api/analytics', '/api/consent', '/uk/chat.json'])
    expect([gone, await answered(gone)]).toEqual([gone, '404 null']);
  for (const gone of ['/api/newsletter', '/api/consent'])
    expect([gone, await answered(gone, 'POST')]).toEqual([gone, '404 null']);
  expect(await answered('/api/contact', 'POST')).toMatch(/^4(?!04)/);
  expect(await answered('/api/newsletter/link?token=x')).not.toMatch(/^404/);
});

test('[ED-2] nothing that is switched off is told of: no words of it, no link, no entry for a machine', ({
  built: { texts },
}) => {
  const page = texts.get('client/en/index.html') ?? '';
  const gone = [newsletter.form.title, consent.banner.title, popup.text, home.methodology.title];
  for (const messages of gone) expect([messages, page.includes(messages)]).toEqual([messages, false]);
  const told = [...texts].filter(([file]) => /\.(html|data|xml|txt)$/.test(file));
  const traces =
    /(?:hreflang="|\/)(?:uk|ru)["/]|\/films\/|[#/](?:methodology|benefits|testimonials|certifications)"/i;
  expect(
    told.flatMap(([file, text]) => (traces.test(text) ? `${file}: ${traces.exec(text)?.[0]}` : [])),
  ).toEqual([]);
  const files = [...texts.keys()].filter((file) => /client\/(?:uk|ru|films|certifications)\//.test(file));
  expect(files).toEqual([]);
});
