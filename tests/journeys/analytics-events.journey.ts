import type { Page } from '@playwright/test';
import { type EventName, events } from '../../app/analytics/events.ts';
import type { FakeAnalyticsTools } from '../../harness/fakes/analytics-tools.ts';
import { answerAt, haveAnswered, haveClosedNotice } from '../../harness/settled-visitor.ts';
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
const follow = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('link', { name }).first().click();

async function subscribe(page: Page, email: string): Promise<void> {
  const form = foot(page).getByRole('form');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
}

/** How a visitor makes each event happen, on which page, and what it then says. Only the newsletter tells two at once. */
const steps: Record<EventName, Step> = {
  page_view: { page: '/en/about', label: '/en/about', act: async () => undefined },
  section_view: {
    page: '/en/about',
    label: 'team',
    act: (page) => page.locator('#team').evaluate((section) => section.scrollIntoView()),
  },
  blog_post_view: { page: '/blog/1', label: '1', fields: { post_id: '1' }, act: async () => undefined },
  blog_fallback: {
    page: '/blog/6',
    label: '6',
    fields: { language: 'fr', shown: 'en' },
    act: async () => undefined,
  },
  blog_share: { page: '/blog/1', label: 'linkedin', act: follow('Share on LinkedIn') },
  filter_category: {
    page: '/en',
    label: 'saas',
    act: (page) => main(page).getByRole('radio', { name: 'SaaS' }).check(),
  },
  post_click: { page: '/', label: '2', act: (page) => page.locator('a[href="/blog/2"]').click() },
  signup_attempt: {
    page: '/en/about',
    label: 'example.org',
    act: (page) => subscribe(page, 'somebody@example.org'),
  },
  signup_success: {
    page: '/en/about',
    label: 'example.org',
    act: (page) => subscribe(page, 'somebody.else@example.org'),
  },
  signup_failure: {
    page: '/en/about',
    label: 'example.org',
    fields: { reason: 'network_error' },
    act: async (page) => {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '{}' }));
      await subscribe(page, 'third@example.org');
    },
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
  phone_click: {
    page: '/en',
    label: 'contact',
    act: (page) => pressed(main(page).locator('a[href^="tel:"]')),
  },
  email_click: {
    page: '/en',
    label: 'footer',
    act: (page) => pressed(foot(page).locator('a[href^="mailto:"]')),
  },
  social_click: { page: '/en', label: 'LinkedIn', act: follow('LinkedIn') },
  modal_open: {
    page: '/en/about',
    label: 'privacy',
    act: (page) => foot(page).getByRole('button', { name: 'Privacy Policy' }).click(),
  },
  footer_navigation: {
    page: '/en/about',
    label: '/certifications',
    act: (page) => foot(page).getByRole('link', { name: 'Certifications' }).click(),
  },
  explore_services_click: { page: '/en', label: 'home', act: follow('Explore Our Services') },
  services_contact_click: {
    page: '/en/services',
    label: 'services',
    act: (page) => page.locator('#next').getByRole('link').first().click(),
  },
  services_subsidies_click: {
    page: '/en/services',
    label: 'services',
    act: (page) => page.locator('#next').getByRole('link').last().click(),
  },
  product_click: {
    page: '/en',
    label: 'bloodTest',
    act: (page) => page.locator('#products a[target=_blank]').first().click(),
  },
  try_products_click: { page: '/en', label: 'home', act: follow('Try Our Products') },
  fit4ai_request_diagnosis: {
    page: '/en',
    label: 'fit4ai',
    act: (page) => page.locator('#fit4ai .actions a').first().click(),
  },
  sme_request_implementation: {
    page: '/en',
    label: 'smepackages',
    act: (page) => page.locator('#smepackages .actions a').first().click(),
  },
  fit4ai_popup_click: {
    page: '/en',
    label: 'fit4ai',
    act: async (page) => {
      await page
        .getByRole('dialog', { name: 'Fit 4 AI' })
        .getByRole('button', { name: 'Learn more' })
        .click();
    },
  },
  finder_used: {
    page: '/en/programmes?permit=yes&place=inside&linked=no&staff=micro&money=micro&difficulty=no&goal=implement&project=20000',
    label: 'programmes',
    act: (page) => main(page).locator('[name="begun"][value="no"]').check(),
  },
  view_case_studies: {
    page: '/en',
    label: 'home',
    act: (page) => page.locator('#cases').getByRole('link').last().click(),
  },
  case_study_click: {
    page: '/en/case-studies',
    label: 'sales',
    act: (page) => page.locator('#cases article').last().getByRole('link').click(),
  },
};

/** Presses a link that would leave the browser for another program. */
async function pressed(link: ReturnType<Page['locator']>): Promise<void> {
  await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
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

for (const [name, { page: path, label, fields, act }] of Object.entries(steps)) {
  test(`[AN-3][AN-4][AN-5][BL-2][PF-5] ${name} is told once, with what the list says of it`, async ({
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
    if (name !== 'fit4ai_popup_click') await haveClosedNotice(context);
    if (name === 'blog_fallback') await lackPost(page, path);
    tools.told.length = 0;
    await visit(page, path);
    await expect.poll(() => toldOf(tools, 'page_view').length).toBeGreaterThan(0);
    await act(page);
    const expected = name === 'page_view' ? 2 : 1;
    const told = () => toldOf(tools, name).filter((event) => event.fields.label === label);
    await expect.poll(told).not.toEqual([]);
    // Whatever would come twice has come by the time that a later event is told.
    await page.evaluate(() => window.gtag?.('event', 'after_it_all'));
    await expect.poll(() => toldOf(tools, 'after_it_all')).toHaveLength(1);
    expect(told().length).toBeLessThan(expected + 1);
    const { category, action } = events[name as EventName];
    expect(told()[0]?.fields).toEqual(
      expect.objectContaining({ category, action, label, value: 1, ...fields }),
    );
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
