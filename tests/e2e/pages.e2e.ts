import type { Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { valuesIn } from '../support/messages.ts';
import { pageMessagesIn } from './page-messages.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';
import { ways } from './ways.ts';

/** Each page's message files or sections, and figures that are in no message. */
const pages = {
  about: {
    proves: '[PG-1][PG-2]',
    messagesOf: ({ about, credentials: { partners, certificates } }: Messages) => [
      about,
      { partners, certifications: certificates.all },
    ],
    shares: ['fitForDigitalProgress', 'isoProgress', 'worldDomination'],
  },
  services: { proves: '[PG-3][PG-7]', messagesOf: ({ services }: Messages) => [services], shares: [] },
  caseStudies: { proves: '[PG-4]', messagesOf: ({ caseStudies }: Messages) => [caseStudies], shares: [] },
  certifications: {
    proves: '[PG-5]',
    messagesOf: ({ certifications, credentials }: Messages) => [certifications, credentials],
    shares: ['fitForDigitalProgress', 'isoProgress'],
  },
} as const;
type Messages = ReturnType<typeof pageMessagesIn>;

/** Not in the page's text: meta data, codes and texts of other states. */
const unseen = /^meta\.|\.(?:status|state|pause)$|^offers\.(?:tabs|all|cards\.\w+\.tab)$|^certificates\.all$/;

/** Texts of messages by key, without placeholders of components and visually hidden parts. */
function textsOf(messages: unknown, key = ''): [string, string][] {
  if (typeof messages === 'string') return [[key, messages.replace(/\[.*?\]/g, '')]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, item]) => textsOf(item, key ? `${key}.${name}` : name));
}

/** All text of a page, with alternative texts and labels, as one line. */
async function readable(page: Page): Promise<string> {
  const parts = await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) {
      // Of `details` with one name only one can be open.
      details.removeAttribute('name');
      details.open = true;
    }
    const said = [...main.querySelectorAll('img, [aria-label], a')].flatMap((element) =>
      ['alt', 'aria-label', 'href'].map((name) => element.getAttribute(name)),
    );
    return [(main as HTMLElement).innerText, ...said];
  });
  return oneLine(parts.join('\n'));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

async function expectEverythingSaid(page: Page, language: Language, name: keyof typeof pages) {
  const { messagesOf, shares } = pages[name];
  const said = await readable(page);
  const texts = messagesOf(pageMessagesIn(language)).flatMap((messages) => textsOf(messages));
  expect(texts.length).toBeGreaterThan(20);
  const lost = texts.filter(([key, text]) => !unseen.test(key) && !said.includes(oneLine(text)));
  expect(lost).toEqual([]);
  for (const share of shares) expect(said).toContain(oneLine(valuesIn(language)[share] ?? `no ${share}`));
}

for (const { way, language, javaScriptEnabled, open } of ways) {
  test.describe(way, () => {
    test.use({ javaScriptEnabled });

    for (const name of ['about', 'services', 'caseStudies', 'certifications'] as const) {
      test(`${pages[name].proves} the page ${name} says in ${language} all that its words say, ${way}`, async ({
        page,
      }) => {
        const { meta, head } = pageMessagesIn(language)[name];
        await open(page, language, name);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(meta.title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
        await expectEverythingSaid(page, language, name);
      });
    }
  });
}

test('[PG-2] a partner’s website opens in a tab of its own', async ({ page, context }) => {
  await context.route('https://muster-logistik.example/', (route) => route.fulfill({ body: 'Logistics' }));
  await visit(page, '/about');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /muster/i }).click();
  await expect.poll(async () => (await opened).url()).toBe('https://muster-logistik.example/');
  expect(placeOf(page)).toBe('/about');
});

test('[PG-1][PG-8] every picture and every mark of the page is there', async ({ page, context }) => {
  const missing: string[] = [];
  context.on('response', (response) => {
    if (!response.ok()) missing.push(response.url());
  });
  await visit(page, '/about');
  const marks = await page.getByRole('main').locator('use').all();
  expect(marks).toHaveLength(9);
  const sizes = await Promise.all(marks.map((mark) => mark.boundingBox()));
  expect(sizes.every((size) => size !== null && size.width > 10)).toBe(true);
  expect(missing).toEqual([]);
});
