import type { Page } from '@playwright/test';
import { type EventName, events } from '../../app/analytics/events.ts';
import type { FakeAnalyticsTools } from '../../harness/fakes/analytics-tools.ts';
import { answerAt, haveAnswered, haveClosedPopup } from '../../harness/settled-visitor.ts';
import { formIn, letter } from './contact-sheet.ts';
import { test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { visit } from './visit.ts';

type Step = {
  page: string;
  label: string;
  fields?: Record<string, unknown>;
  act: (page: Page) => Promise<unknown>;
};

const main = (page: Page) => page.getByRole('main');
const foot = (page: Page) => page.getByRole('contentinfo');

async function subscribe(page: Page, email: string): Promise<void> {
  const form = foot(page).getByRole('form');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
}

/**
 * How a visitor makes each event happen, on which page, and what it then says. What is done on one page is done in this
 * order, in one page view; only the last of them may leave it.
 */
const steps: Record<EventName, Step> = {
  page_view: { page: '/en/about', label: '/en/about', act: async () => undefined },
  section_view: {
    page: '/en/about',
    label: 'team',
    act: (page) => page.locator('#team').evaluate((section) => section.scrollIntoView()),
  },
  signup_failure: {
    page: '/en/about',
    label: 'example.net',
    fields: { reason: 'network_error' },
    act: async (page) => {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '{}' }));
      await subscribe(page, 'third@example.net');
      await expect(foot(page).getByRole('alert')).toBeVisible();
      await page.unroute('**/api/newsletter');
    },
  },
  signup_attempt: {
    page: '/en/about',
    label: 'example.org',
    act: (page) => subscribe(page, 'somebody@example.org'),
  },
  signup_success: { page: '/en/about', label: 'example.org', act: async () => undefined },
  modal_open: {
    page: '/en/about',
    label: 'privacy',
    act: async (page) => {
      await foot(page).getByRole('button', { name: 'Privacy Policy' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    },
  },
  footer_navigation: {
    page: '/en/about',
    label: '/certifications',
    act: (page) => foot(page).getByRole('link', { name: 'Certifications' }).click(),
  },
  blog_post_view: { page: '/blog/1', label: '1', fields: { post_id: '1' }, act: async () => undefined },
  blog_share: {
    page: '/blog/1',
    label: 'linkedin',
    act: (page) => main(page).getByRole('link', { name: 'Share on LinkedIn' }).click(),
  },
  blog_fallback: {
    page: '/blog/6',
    label: '6',
    fields: { language: 'fr', shown: 'en' },
    act: async () => undefined,
  },
  fit4ai_popup_click: {
    page: '/en',
    label: 'fit4ai',
    act: (page) =>
      page.getByRole('dialog', { name: 'Fit 4 AI' }).getByRole('button', { name: 'Learn more' }).click(),
  },
  filter_category: {
    page: '/en',
    label: 'saas',
    act: (page) => main(page).getByRole('radio', { name: 'SaaS' }).check(),
  },
  contact_form_submit: {
    page: '/en',
    label: 'contact',
    act: async (page) => {
      const { fill, send } = formIn(page, 'en');
      await fill(letter('A measured letter'));
      await send.click();
    },
  },
  phone_click: { page: '/en', label: 'contact', act: press('main a[href^="tel:"]') },
  email_click: { page: '/en', label: 'footer', act: press('footer a[href^="mailto:"]') },
  social_click: { page: '/en', label: 'LinkedIn', act: press('main [data-track=social_click]') },
  explore_services_click: { page: '/en', label: 'home', act: press('#services a.line') },
  product_click: { page: '/en', label: 'bloodTest', act: press('#products a[target=_blank]') },
  try_products_click: {
    page: '/en',
    label: 'home',
    act: (page) => main(page).getByRole('link', { name: 'Try Our Products' }).click(),
  },
  fit4ai_request_diagnosis: { page: '/en', label: 'fit4ai', act: press('#fit4ai .actions a') },
  sme_request_implementation: { page: '/en', label: 'smepackages', act: press('#smepackages .actions a') },
  post_click: { page: '/en', label: '6', act: press('a[href="/blog/6"]') },
  view_case_studies: {
    page: '/en',
    label: 'home',
    act: (page) => page.locator('#cases').getByRole('link').last().click(),
  },
  services_contact_click: {
    page: '/en/services',
    label: 'services',
    act: async (page) => {
      await page.locator('#next').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/en$/);
      await page.goBack();
    },
  },
  services_subsidies_click: {
    page: '/en/services',
    label: 'services',
    act: (page) => page.locator('#next').getByRole('link').last().click(),
  },
  finder_used: {
    page: '/en/programmes?permit=yes&place=inside&linked=no&staff=micro&money=micro&difficulty=no&goal=implement&project=20000',
    label: 'programmes',
    act: (page) => main(page).locator('[name="begun"][value="no"]').check(),
  },
  case_study_click: {
    page: '/en/case-studies',
    label: 'sales',
    act: (page) => page.locator('#cases article').last().getByRole('link').click(),
  },
};

/** Presses a link that would leave the page, and stays. */
function press(selector: string) {
  return async (page: Page): Promise<void> => {
    const link = page.locator(selector).first();
    await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
  };
}

/** Lets French have nothing of a post, whose page then says that it is shown in English. */
async function lackPost(page: Page, path: string): Promise<void> {
  await page.goto('/fr/terms');
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<article', '<article data-fallback="en"');
    await route.fulfill({ response, body });
  });
}

function toldOf(tools: FakeAnalyticsTools, name: string) {
  return tools.told.filter(({ command, about }) => command === 'event' && about === name);
}

const stepsByPage = Map.groupBy(Object.entries(steps), ([, { page }]) => page);

for (const [path, doneThere] of stepsByPage) {
  test(`[AN-3][AN-4][AN-5][BL-2][PF-5] what is done on ${path} is told once, with what the list says of it`, async ({
    page,
    context,
    site,
    tools,
    complaints,
  }) => {
    // What would open another site in a new tab opens nothing.
    await context.route(/^https:\/\/(?!.*(?:googletagmanager|google-analytics|clarity))/, (route) =>
      route.abort(),
    );
    await haveAnswered(context, site.url, await answerAt(site.url, true));
    if (path !== steps.fit4ai_popup_click.page) await haveClosedPopup(context);
    if (path === steps.blog_fallback.page) await lackPost(page, path);
    tools.told.length = 0;
    await visit(page, path);
    await expect.poll(() => toldOf(tools, 'page_view').length).toBeGreaterThan(0);
    const told = (name: string, label: string) =>
      toldOf(tools, name).filter((event) => event.fields.label === label);
    for (const [name, { label, act }] of doneThere) {
      await act(page);
      await expect.poll(() => told(name, label), name).not.toEqual([]);
    }
    // Whatever would come twice has come by the time that a later event is told.
    await page.evaluate(() => window.gtag?.('event', 'after_it_all'));
    await expect.poll(() => toldOf(tools, 'after_it_all')).toHaveLength(1);
    for (const [name, { label, fields }] of doneThere) {
      const { category, action } = events[name as EventName];
      const expected = { category, action, label, value: 1, ...fields };
      expect(told(name, label), name).toEqual([
        expect.objectContaining({ fields: expect.objectContaining(expected) }),
      ]);
    }
    expect(JSON.stringify(tools.told)).not.toMatch(/@|permit=/);
    for (const { about, command } of tools.told)
      if (command === 'event' && about !== 'after_it_all') expect(Object.keys(events)).toContain(about);
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((fault) => !/ERR_FAILED|status of 503/.test(fault)),
    );
  });
}
