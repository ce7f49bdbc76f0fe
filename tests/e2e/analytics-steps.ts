import type { Page } from '@playwright/test';
import type { EventName } from '../../app/lib/track/events.ts';
import { formIn, submission } from './contact-sheet.ts';
import { expect } from './site-test.ts';

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
 * How to trigger each event, on which page, and its parameters. Steps of one page run in this order in one
 * page view; only the last may leave it.
 */
export const steps: Record<EventName, Step> = {
  page_view: { page: '/en/about', label: '/en/about', act: async () => undefined },
  section_view: { page: '/en', label: 'hero', act: async () => undefined },
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
      await fill(submission('A measured letter'));
      await send.click();
    },
  },
  phone_click: { page: '/en', label: 'contact', act: press('main a[href^="tel:"]') },
  email_click: { page: '/en', label: 'footer', act: press('footer a[href^="mailto:"]') },
  social_click: { page: '/en', label: 'LinkedIn', act: press('main [data-track=social_click]') },
  explore_services_click: { page: '/en', label: 'home', act: press('#services .after a') },
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
      await expect(page).toHaveURL(/\/en(?:#contact)?$/);
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

/** Clicks a link without following it. */
function press(selector: string) {
  return async (page: Page): Promise<void> => {
    const link = page.locator(selector).first();
    await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
  };
}
