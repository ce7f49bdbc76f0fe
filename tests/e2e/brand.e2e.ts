import path from 'node:path';
import type { AssistantIndex } from '../../app/features/chat/retrieval/assistant-index.server.ts';
import { popupMessages } from '../../app/features/popup/popup.messages.ts';
import { rangeOf } from '../../app/lib/content/read-facts.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import oldBrand from '../../content/brand.json' with { type: 'json' };
import { readMessages } from '../../scripts/site-files/read-content.ts';
import { company, facts, messagesIn } from '../support/messages.ts';
import { startSite, temporaryFolder } from '../support/running-site.ts';
import { brand, buildSecondBrand, NEW_NAME, oldName } from '../support/second-brand.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { test as base, expect } from './site-test.ts';

/**
 * The site of tests/support/second-brand.ts is built once. This file's name puts it early, so that another worker runs tests
 * meanwhile.
 */
const test = base.extend<object, { built: { folder: string; texts: Map<string, string> } }>({
  built: [
    async ({}, use) => {
      const { folder, remove } = temporaryFolder();
      await use({ folder, texts: await buildSecondBrand(folder) });
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
  answered: false,
  // The copy has no consent banner.
  refusal: [async ({}, use) => use(''), { scope: 'worker' }],
});

// All tests run in one worker, so that there is one build.
test.describe.configure({ mode: 'default' });

const { home, newsletter, consent } = messagesIn('en');
const { popup } = readMessages(popupMessages, 'popup', 'en');
const hexes = ({ colours }: { colours: Record<string, { day: string; night: string }> }) =>
  Object.values(colours).flatMap(({ day, night }) => [day, night]);
const [shortName = ''] = NEW_NAME.split(':');

/** Returns what the built-in assistant knows in a language. */
function assistantIn(language: Language, texts: Map<string, string>): string {
  const { indexes }: { indexes: AssistantIndex[] } = JSON.parse(texts.get('assistant/index.json') ?? '');
  return JSON.stringify(indexes.find((index) => index.language === language));
}

test('[ED-4] no name, colour or mark of the former firm is left', async ({ built: { texts } }) => {
  expect(texts.size).toBeGreaterThan(100);
  const ours = new Set(hexes(brand));
  const theirs = [
    company.sample ? oldName.toLowerCase() : oldName,
    ...hexes(oldBrand).filter((hex) => hex !== '#ffffff' && !ours.has(hex)),
    ...oldBrand.mark.shapes.map((shape) => shape.path.toLowerCase()),
  ];
  // The assistant still understands visitors who ask by the old name.
  const left = [...texts].flatMap(([file, text]) =>
    file.startsWith('assistant/')
      ? []
      : theirs
          .filter((trace) => text.includes(trace) || text.toLowerCase().includes(trace))
          .map((trace) => `${file}: ${trace}`),
  );
  expect(left).toEqual([]);
  expect(texts.get('client/de/index.html')).toContain(brand.mark.shapes[0]?.path);
  expect(texts.get('client/pictures/post-2.svg')).toContain(brand.colours.ore?.day);
  expect(texts.get('client/favicon.svg')).toContain(brand.colours.water?.day);
});

test('[ED-4] with "sample": false nothing says that the firm is invented', async ({ built: { texts } }) => {
  const said = /The company is fictional|L’entreprise étant fictive|ist ein erfundenes Unternehmen/;
  const told = [...texts].filter(([file]) => /\/(?:terms|privacy|cookies)\//.test(file));
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(([, text]) => said.test(text)).map(([file]) => file)).toEqual([]);
  expect(assistantIn('en', texts)).not.toContain('"company-real"');
});

test('[ED-4] a figure changed in its file changes everywhere', async ({ built: { texts } }) => {
  const [lowest, highest] = rangeOf(facts, 'smeBudget');
  const written = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, '[.,\\s]?');
  const former = new RegExp(`(?<!\\d)${written(lowest)}\\D{1,6}${written(highest)}(?!\\d)`);
  expect([...texts].filter(([, text]) => former.test(text)).map(([file]) => file)).toEqual([]);
  expect(assistantIn('en', texts)).not.toMatch(/\/blog\/1\b/);
  for (const text of [texts.get('client/en/index.html'), assistantIn('fr', texts)])
    expect(text).toMatch(new RegExp(written(highest * 2)));
});

test('[BL-7][BL-8][HM-11] a seventh post is wherever posts are', async ({ built: { texts }, site }) => {
  const textOf = (file: string) => texts.get(`client/${file}`) ?? '';
  const cards = [...textOf('en/index.html').matchAll(/href="\/blog\/(\d+)"/g)].map(([, id]) => id);
  expect([...new Set(cards)]).toEqual(['7', '6', '5', '4', '3', '2']);
  const address = '/en/news/the-seventh';
  for (const file of ['en/news/index.html', 'sitemap.xml', 'en/feed.xml'])
    expect([file, textOf(file).includes(address)]).toEqual([file, true]);
  expect(textOf('en/news/the-seventh/index.html')).not.toMatch(/"date(?:Published|Modified)"/);
  const [, entry = ''] = textOf('en/feed.xml').split('<entry>');
  expect(entry).toContain('The seventh post');
  expect(entry).not.toMatch(/<(?:updated|published)>/);
  expect(textOf('de/index.html') + textOf('de/feed.xml')).not.toContain('The seventh post');
  const former = await fetch(`${site.url}/en/news/an-older-name`, { redirect: 'manual' });
  expect(`${former.status} ${former.headers.get('location')}`).toBe(`301 ${address}`);
});

test('[ED-3] one more of everything is on the pages, and drawn', async ({ built: { texts } }) => {
  const counts = [
    ['', /class="product /g, 9],
    ['', /class="flip"/g, 5],
    ['about/', /class="portrait"/g, 4],
    ['about/', /marks\.svg#circle/g, 1],
  ] as const;
  for (const [page, sign, count] of counts)
    expect([sign, texts.get(`client/de/${page}index.html`)?.match(sign)?.length]).toEqual([sign, count]);
});

test('[ED-3] a language of two files says where the rest is English', async ({ built: { texts } }) => {
  expect(texts.get('client/sitemap.xml')).toContain('hreflang="pt"');
  for (const page of ['about/', 'services/', 'privacy/'])
    expect(texts.get(`client/pt/${page}index.html`)).toMatch(
      /<html lang="pt">[\s\S]*<main[^>]*>[\s\S]* lang="en"/,
    );
  // That language has the English chat panel, so its questions are English too.
  expect(JSON.parse(texts.get('client/pt/chat.json') ?? '').language).toBe('en');
  expect(texts.has('assistant/pt.json')).toBe(false);
});

test('[ED-4] a visitor meets the new firm: name, readable colours, languages', async ({ page }) => {
  await page.goto('/en');
  // The page's own code is loaded at its first use.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect(page.locator('#contact form[novalidate]')).toBeAttached({ timeout: 100 });
  }).toPass();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: shortName })).toBeVisible();
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);
  await bar.getByRole('button', { name: 'English' }).click();
  await expect(bar.locator('[hreflang]')).toHaveText(['English', 'Français', 'Deutsch', 'Português']);
  await page.keyboard.press('Escape');
});

test('[ED-2] what is switched off answers as unknown; links in old mails do not', async ({ site }) => {
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

test('[ED-2] nothing that is switched off is told of', async ({ built: { texts } }) => {
  const page = texts.get('client/en/index.html') ?? '';
  const gone = [newsletter.form.title, consent.banner.title, popup.text, home.methodology.title];
  for (const messages of gone) expect([messages, page.includes(messages)]).toEqual([messages, false]);
  expect(assistantIn('en', texts)).not.toMatch(/Legal AI for Luxembourg|#methodology|"method-phases"/);
  const told = [...texts].filter(([file]) => /\.(html|data|xml|txt)$/.test(file));
  const traces =
    /(?:hreflang="|\/)(?:uk|ru)["/]|\/films\/|[#/](?:methodology|benefits|testimonials|certifications)"/i;
  expect(
    told.flatMap(([file, text]) => (traces.test(text) ? `${file}: ${traces.exec(text)?.[0]}` : [])),
  ).toEqual([]);
  const files = [...texts.keys()].filter((file) => /client\/(?:uk|ru|films|certifications)\//.test(file));
  expect(files).toEqual([]);
});
