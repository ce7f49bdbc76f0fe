import type { Page } from '@playwright/test';
import { href } from '../../app/lib/i18n/href.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { messagesIn, uk, valuesIn } from '../support/messages.ts';
import { expect, test } from './site-test.ts';

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
type Messages = ReturnType<typeof messagesIn>;

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
  const texts = messagesOf(messagesIn(language)).flatMap((messages) => textsOf(messages));
  expect(texts.length).toBeGreaterThan(20);
  const lost = texts.filter(([key, text]) => !unseen.test(key) && !said.includes(oneLine(text)));
  expect(lost).toEqual([]);
  for (const share of shares) expect(said).toContain(oneLine(valuesIn(language)[share] ?? `no ${share}`));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ['about', 'services', 'caseStudies', 'certifications'] as const) {
    test(`${pages[name].proves} the page ${name} says in Ukrainian all that its messages say`, async ({
      page,
    }) => {
      const { meta, head } = messagesIn(uk)[name];
      await page.goto(href(uk, name));
      await expect(page).toHaveTitle(meta.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
      await expectEverythingSaid(page, uk, name);
    });
  }
});
