import type { Page } from '@playwright/test';
import { type EventName, events } from '../../app/lib/track/events.ts';
import { company, fr } from '../support/messages.ts';
import { answerAt, haveAnswered, haveClosedPopup } from '../support/settled-visitor.ts';
import { bannerOn } from './consent-banner.ts';
import { formIn, submission } from './form-steps.ts';
import { test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { barLink, visit } from './visit.ts';

/** The action that triggers an event: none, a link that is pressed without being followed, or steps. */
type Act = undefined | string | ((page: Page) => Promise<unknown>);

const main = (page: Page) => page.getByRole('main');
const foot = (page: Page) => page.getByRole('contentinfo');
const FINDER_ANSWERS =
  'permit=yes&place=inside&linked=no&staff=micro&money=micro&difficulty=no&goal=implement&project=20000';

const [linked = ''] = Object.entries(company.products).find(([, { url }]) => url) ?? [];

async function subscribe(page: Page, email: string): Promise<void> {
  const form = foot(page).getByRole('form');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
}

async function failToSubscribe(page: Page): Promise<void> {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '{}' }));
  await subscribe(page, 'third@example.net');
  await expect(foot(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/newsletter');
}

async function openPolicy(page: Page): Promise<void> {
  await foot(page).getByRole('button', { name: 'Privacy Policy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function sendMessage(page: Page): Promise<void> {
  const { fill, send } = formIn(page, 'en');
  await fill(submission('A measured letter'));
  await send.click();
}

async function askAndReturn(page: Page): Promise<void> {
  await page.locator('#next a').first().click();
  await expect(page).toHaveURL(/\/en(?:#contact)?$/);
  await page.goBack();
}

/** The events of one view of a page, in this order, each with its label. Only the last step may leave the page. */
const pages: Record<string, [name: EventName, label: string, act: Act, fields?: object][]> = {
  '/en/about': [
    ['page_view', '/en/about', undefined],
    ['signup_failure', 'example.net', failToSubscribe, { reason: 'network_error' }],
    ['signup_attempt', 'example.org', (page) => subscribe(page, 'somebody@example.org')],
    ['signup_success', 'example.org', undefined],
    ['modal_open', 'privacy', openPolicy],
    ['footer_navigation', '/certifications', 'footer a[href$="/certifications"]'],
  ],
  '/blog/1': [
    ['blog_post_view', '1', undefined, { post_id: '1' }],
    ['blog_share', 'linkedin', 'main a[href*="linkedin.com/sharing"]'],
  ],
  '/blog/6': [['blog_fallback', '6', undefined, { language: fr, shown: 'en' }]],
  '/en': [
    ['section_view', 'hero', undefined],
    [
      'fit4ai_popup_click',
      'fit4ai',
      (page) =>
        page.getByRole('dialog', { name: 'Fit 4 AI' }).getByRole('button', { name: 'Learn more' }).click(),
    ],
    ['filter_category', 'saas', (page) => main(page).getByRole('radio', { name: 'SaaS' }).check()],
    ['contact_form_submit', 'contact', sendMessage],
    ['phone_click', 'contact', 'main a[href^="tel:"]'],
    ['email_click', 'footer', 'footer a[href^="mailto:"]'],
    ['social_click', company.social[0]?.name ?? '', 'main [data-track=social_click]'],
    ['explore_services_click', 'home', '#services .after a'],
    ['product_click', linked, '#products a[target=_blank]'],
    ['try_products_click', 'home', 'main a:text-is("Try Our Products")'],
    ['fit4ai_request_diagnosis', 'fit4ai', '#fit4ai .actions a'],
    ['sme_request_implementation', 'smepackages', '#smepackages .actions a'],
    ['post_click', '6', 'a[href="/blog/6"]'],
    ['view_case_studies', 'home', (page) => page.locator('#cases').getByRole('link').last().click()],
  ],
  '/en/services': [
    ['services_contact_click', 'services', askAndReturn],
    ['services_subsidies_click', 'services', (page) => page.locator('#next a').last().click()],
  ],
  [`/en/programmes?${FINDER_ANSWERS}`]: [
    ['finder_used', 'programmes', (page) => page.locator('[name="begun"][value="no"]').check()],
  ],
  '/en/case-studies': [
    ['case_study_click', 'sales', (page) => page.locator('#cases article a').last().click()],
  ],
};

async function press(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).first();
  await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
}

/** Removes a post's French text, so that its page shows the English fallback. */
async function lackPost(page: Page, path: string): Promise<void> {
  await page.goto(`/${fr}/terms`);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<article', '<article data-fallback="en"');
    await route.fulfill({ response, body });
  });
}

for (const [path, steps] of Object.entries(pages)) {
  test(`[AN-3][AN-4][AN-5][BL-2][PF-5] what is done on ${path} is told once, with what the list says of it`, async ({
    page,
    context,
    site,
    tools,
    complaints,
  }) => {
    // New tabs of other sites get an empty answer.
    await context.route(/^https:\/\/(?!.*(?:googletagmanager|google-analytics|clarity))/, (route) =>
      route.abort(),
    );
    await haveAnswered(context, site.url, await answerAt(site.url, true));
    if (path !== '/en') await haveClosedPopup(context);
    if (path === '/blog/6') await lackPost(page, path);
    tools.told.length = 0;
    await visit(page, path);
    const told = (name: string, label?: string) =>
      tools.told.filter(
        ({ command, about, fields }) =>
          command === 'event' && about === name && (!label || fields.label === label),
      );
    await expect.poll(() => told('page_view').length).toBeGreaterThan(0);
    for (const [name, label, act] of steps) {
      if (typeof act === 'string') await press(page, act);
      else await act?.(page);
      await expect.poll(() => told(name, label), name).not.toEqual([]);
    }
    // If there were a duplicate, it would arrive before this later event.
    await page.evaluate(() => window.gtag?.('event', 'after_it_all'));
    await expect.poll(() => told('after_it_all')).toHaveLength(1);
    for (const [name, label, , fields] of steps) {
      const { category, action } = events[name];
      const expected = { category, action, label, value: 1, ...fields };
      expect(told(name, label), name).toEqual([
        expect.objectContaining({ fields: expect.objectContaining(expected) }),
      ]);
    }
    expect(JSON.stringify(tools.told)).not.toMatch(/@|permit=/);
    const isExpected = (error: string) => /ERR_FAILED|status of 503/.test(error);
    complaints.splice(0, complaints.length, ...complaints.filter((error) => !isExpected(error)));
  });
}

test('every event of the list is triggered above', () => {
  const triggered = Object.values(pages).flatMap((steps) => steps.map(([name]) => name));
  expect(new Set<string>(triggered)).toEqual(new Set(Object.keys(events)));
});

test('[AN-5] a broken tool is told on the console alone', async ({ page, context, complaints }) => {
  await context.route(/googletagmanager|clarity|google-analytics/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.gtag = null; throw new Error("broken tool")',
    }),
  );
  await visit(page, '/');
  await bannerOn(page).accept.click();
  await expect.poll(() => complaints.join()).toContain('broken tool');
  await (await barLink(page, 'Services')).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('broken tool');
});
