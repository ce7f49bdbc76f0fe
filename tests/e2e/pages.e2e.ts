import type { Page } from '@playwright/test';
import type { Language } from '../../app/i18n/languages.ts';
import { valuesIn } from '../../harness/words.ts';
import { pageWordsIn } from './page-words.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';
import { ways } from './ways.ts';

/** What each page is made of: the files of its words, or the sections that it shows of them; and the figures that no text has. */
const pages = {
  about: {
    proves: '[PG-1][PG-2]',
    wordsOf: ({ about, credentials: { partners, certificates } }: Words) => [
      about,
      { partners, certifications: certificates.all },
    ],
    shares: ['fitForDigitalProgress', 'isoProgress', 'worldDomination'],
  },
  services: { proves: '[PG-3][PG-7]', wordsOf: ({ services }: Words) => [services], shares: [] },
  caseStudies: { proves: '[PG-4]', wordsOf: ({ caseStudies }: Words) => [caseStudies], shares: [] },
  certifications: {
    proves: '[PG-5]',
    wordsOf: ({ certifications, credentials }: Words) => [certifications, credentials],
    shares: ['fitForDigitalProgress', 'isoProgress'],
  },
} as const;
type Words = ReturnType<typeof pageWordsIn>;

/** Nobody reads these on the page: its head, codes, and words for what is there only at times. */
const unseen = /^meta\.|\.(?:status|state|pause)$|^offers\.(?:tabs|all|cards\.\w+\.tab)$|^certificates\.all$/;

/** Every text of a file of words by its key, without what a component fills in and what is read out to some alone. */
function textsOf(words: unknown, key = ''): [string, string][] {
  if (typeof words === 'string') return [[key, words.replace(/\[.*?\]/g, '')]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, item]) => textsOf(item, key ? `${key}.${name}` : name));
}

/** All that can be read on a page or is said of its pictures and links, as one line. */
async function readable(page: Page): Promise<string> {
  const parts = await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) {
      // Of those with one name only one can be open.
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
  const { wordsOf, shares } = pages[name];
  const said = await readable(page);
  const texts = wordsOf(pageWordsIn(language)).flatMap((words) => textsOf(words));
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
        const { meta, head } = pageWordsIn(language)[name];
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
  expect(marks).toHaveLength(6);
  const sizes = await Promise.all(marks.map((mark) => mark.boundingBox()));
  expect(sizes.every((size) => size !== null && size.width > 10)).toBe(true);
  expect(missing).toEqual([]);
});
