import type { Locator, Page } from '@playwright/test';
import { pagePaths } from '../../app/i18n/href.ts';
import type { wordsIn } from '../../tests/journeys/words.ts';

/** One thing to look at: a page, or a page in some state. */
export type Scene = {
  name: string;
  /** The path after the language. */
  path: string;
  /** Brings the page into the state. */
  act?: (page: Page, words: ReturnType<typeof wordsIn>) => Promise<void>;
  /** The part to look at; the whole page where it is not named, the window where it is `window`. */
  part?: 'window' | ((page: Page) => Locator);
  /** The only width at which there is such a state. */
  width?: number;
};

const pages = Object.entries(pagePaths).map(([name, path]): Scene => ({ name, path: path && `/${path}` }));

const posts = [1, 2, 3, 4, 5, 6].map((id): Scene => ({ name: `post ${id}`, path: `/blog/${id}` }));

const contact = (page: Page) => page.locator('#contact');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Answers a form's letters as the server would, without a server. */
async function answerLetters(page: Page, status: number): Promise<void> {
  const json = status === 202 ? { reference: 'A7K2-M9QX' } : { code: 'unavailable' };
  await page.route(/\/api\/(contact|newsletter)/, (route) => route.fulfill({ status, json }));
}

const contactStates: readonly Scene[] = [
  {
    name: 'contact: invalid',
    path: '',
    part: contact,
    act: (page, { contact: { form } }) => contact(page).getByRole('button', { name: form.send }).click(),
  },
  {
    name: 'contact: failed',
    path: '',
    part: contact,
    act: async (page, words) => {
      await answerLetters(page, 503);
      await fillContact(page, words.contact);
      await contact(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'contact: sent',
    path: '',
    part: contact,
    act: async (page, words) => {
      await answerLetters(page, 202);
      await fillContact(page, words.contact);
      await contact(page).getByRole('button', { name: words.contact.sent.again }).waitFor();
    },
  },
  {
    name: 'newsletter: subscribed',
    path: '/terms',
    part: footer,
    act: async (page, { newsletter: { form } }) => {
      await answerLetters(page, 202);
      await footer(page).getByRole('textbox', { name: form.email }).fill('zoe@example.org');
      await footer(page).getByRole('button', { name: form.subscribe, exact: true }).click();
      await footer(page).getByRole('button', { name: form.subscribed, exact: true }).waitFor();
    },
  },
];

const states: readonly Scene[] = [
  {
    name: 'menu open',
    path: '',
    width: 390,
    part: 'window',
    act: (page, { site }) => page.getByRole('button', { name: site.navigation.openMenu }).click(),
  },
  {
    name: 'languages open',
    path: '',
    part: 'window',
    act: (page) => page.locator('[popovertarget="languages"]').click(),
  },
  {
    name: 'bar after scrolling',
    path: '',
    part: 'window',
    act: (page) => page.evaluate(() => window.scrollTo(0, 700)),
  },
  {
    name: 'card turned',
    path: '',
    part: (page) => page.locator('#services'),
    act: (page, { home }) => page.getByRole('button', { name: home.services.turn }).first().click(),
  },
  {
    name: 'posts filtered',
    path: '',
    part: (page) => page.locator('#blog'),
    act: (page, { home }) => page.locator('#blog').getByRole('radio', { name: home.blog.saas }).check(),
  },
  ...contactStates,
  {
    name: 'policy over the page',
    path: '/about',
    part: 'window',
    act: async (page, { site }) => {
      await footer(page).getByRole('button', { name: site.footer.privacy }).click();
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor();
    },
  },
  { name: 'post that is not there', path: '/blog/99' },
  { name: 'post whose number is none', path: '/blog/x' },
];

async function fillContact(page: Page, { form }: ReturnType<typeof wordsIn>['contact']): Promise<void> {
  const write = (field: string, text: string) =>
    contact(page).getByRole('textbox', { name: field, exact: true }).fill(text);
  await write(form.name, 'Zoë Weiß');
  await write(form.email, 'zoe@example.org');
  await write(form.subject, 'A question');
  await write(form.message, 'Two lines\nof it');
  await contact(page).getByRole('button', { name: form.send }).click();
}

/** Everything to look at, in the order of the sheet. */
export const scenes: readonly Scene[] = [...pages, ...posts, ...states];
