import type { Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { href } from '../../app/lib/site-paths.ts';
import { company, messagesIn, uk, valuesIn } from '../support/messages.ts';
import { expect, test } from './site-test.ts';

test.use({ javaScriptEnabled: false });

/** Returns the addresses of sections of home. */
const ways = (...sections: string[]) => sections.map((section) => `/${uk}#${section}`);

/** The message files or sections of each page, and figures that are in no message. */
const pages = {
  home: {
    proves: '[HM-2][HM-3][HM-4][HM-5][HM-6][HM-7][HM-8][HM-9]',
    messagesOf: ({ home }: Messages) => [home],
    shares:
      `qualificationWeeks mvpWeeks industrializationWeeks timeToMarket resourceAllocation fit4aiBudgetSmall
      fit4aiBudgetMedium fit4aiSubsidy smeBudget smeSubsidy smeMonths serviceEfficiency roi beforeAfter`.split(
        /\s+/,
      ),
  },
  about: {
    proves: '[PG-1][PG-2]',
    messagesOf: ({ about, credentials: { partners, certificates } }: Messages) => [
      about,
      { partners, certifications: certificates.all },
    ],
    shares: ['fitForDigitalProgress', 'isoProgress', 'worldDomination'],
  },
  services: {
    proves: '[PG-3][PG-7]',
    messagesOf: ({ services }: Messages) => [services, ways('contact', 'fit4ai')],
    shares: [],
  },
  caseStudies: {
    proves: '[PG-4]',
    messagesOf: ({ caseStudies }: Messages) => [caseStudies, ways('contact')],
    shares: [],
  },
  certifications: {
    proves: '[PG-5]',
    messagesOf: ({ certifications, credentials }: Messages) => [certifications, credentials],
    shares: ['fitForDigitalProgress', 'isoProgress'],
  },
  legalNotice: {
    proves: '[PG-9]',
    messagesOf: ({ legal: { legalNotice } }: Messages) => {
      const { head, rows, toBeCompleted, contentText, typefacesText } = legalNotice;
      const { sample, legalName, legalForm: form, address, registers } = company;
      const { street, postalCode, city } = address;
      const given = { name: legalName, form, address: `${street}, ${postalCode} ${city}`, ...registers };
      const paired = Object.entries(given).flatMap(([name, value]) =>
        value || sample ? `${rows[name as keyof typeof given]} ${value || toBeCompleted}` : [],
      );
      const { email, phone, content, typefaces } = rows;
      return [{ head, email, phone, content, typefaces, contentText, typefacesText, paired }];
    },
    shares: [],
  },
} as const;
type Messages = ReturnType<typeof messagesIn>;

/** Keys whose texts are not on the page: meta data, codes and other states. */
const UNSEEN =
  /^meta\.|\.(?:status|state|pause|play|show|turnBack|highlight|filter|none|summaryOnly)$|^offers\.(?:tabs|all|cards\.\w+\.tab)$|^certificates\.all$/;

/** Returns the texts of messages by key, without visually hidden parts and placeholders that components fill in. */
function textsOf(messages: unknown, key = ''): [string, string][] {
  if (typeof messages === 'string') return [[key, messages.replace(/\[.*?\]/g, '')]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, item]) => textsOf(item, key ? `${key}.${name}` : name));
}

/** Returns all text of a page, with alternative texts and labels, as one line. */
async function readable(page: Page): Promise<string> {
  const parts = await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) {
      // Only one of several `details` with the same name can be open.
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
  expect(texts.length).toBeGreaterThanOrEqual(name === 'legalNotice' ? 10 : 20);
  const lost = texts.filter(([key, text]) => !UNSEEN.test(key) && !said.includes(oneLine(text)));
  expect(lost).toEqual([]);
  for (const share of shares) expect(said).toContain(oneLine(valuesIn(language)[share] ?? `no ${share}`));
}

for (const name of ['home', 'about', 'services', 'caseStudies', 'certifications', 'legalNotice'] as const) {
  test(`${pages[name].proves} ${name} says all its messages, without JavaScript`, async ({ page }) => {
    const messages = messagesIn(uk);
    const { meta, ...rest } = name === 'legalNotice' ? messages.legal.legalNotice : messages[name];
    await page.goto(href(uk, name));
    await expect(page).toHaveTitle(meta.title);
    const title = 'head' in rest ? rest.head.title : rest.hero.headline;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const idle = page.locator('main').locator('button:not([type=submit]), [role=tab], [role=radio]');
    await expect(idle.filter({ visible: true })).toHaveCount(0);
    await expectEverythingSaid(page, uk, name);
  });
}
