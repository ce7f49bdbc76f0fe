import type { Page } from '@playwright/test';
import type { Scene, SceneWords } from './scene.ts';

const contact = (page: Page) => page.locator('#contact');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Answers a form's letters as the server would, without a server. */
async function answerLetters(page: Page, status: number): Promise<void> {
  const json = status === 202 ? { reference: 'A7K2-M9QX' } : { code: 'unavailable' };
  await page.route(/\/api\/(contact|newsletter)/, (route) => route.fulfill({ status, json }));
}

async function sendContact(page: Page, { contact: { form } }: SceneWords): Promise<void> {
  const write = (field: string, text: string) =>
    contact(page).getByRole('textbox', { name: field, exact: true }).fill(text);
  await write(form.name, 'Zoë Weiß');
  await write(form.email, 'zoe@example.org');
  await write(form.subject, 'A question');
  await write(form.message, 'Two lines\nof it');
  await contact(page).getByRole('button', { name: form.send }).click();
}

async function subscribe(page: Page, { newsletter: { form } }: SceneWords): Promise<void> {
  await footer(page).getByRole('textbox', { name: form.email }).fill('zoe@example.org');
  await footer(page).getByRole('button', { name: form.subscribe, exact: true }).click();
}

/** The two forms: what they say of mistakes, of a failure, and when all is well. */
export const formStates: readonly Scene[] = [
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
      await sendContact(page, words);
      await contact(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'contact: sent',
    path: '',
    part: contact,
    act: async (page, words) => {
      await answerLetters(page, 202);
      await sendContact(page, words);
      await contact(page).getByRole('button', { name: words.contact.sent.again }).waitFor();
    },
  },
  {
    name: 'newsletter: failed',
    path: '/terms',
    part: footer,
    act: async (page, words) => {
      await answerLetters(page, 503);
      await subscribe(page, words);
      await footer(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'newsletter: subscribed',
    path: '/terms',
    part: footer,
    act: async (page, words) => {
      await answerLetters(page, 202);
      await subscribe(page, words);
      const { subscribed } = words.newsletter.form;
      await footer(page).getByRole('button', { name: subscribed, exact: true }).waitFor();
    },
  },
  {
    name: 'without scripts: message sent',
    path: '',
    visitor: { withoutScripts: true },
    act: async (page, words) => {
      await sendContact(page, words);
      await page.getByRole('heading', { level: 1, name: words.contact.sent.title }).waitFor();
    },
  },
  {
    name: 'without scripts: message wrong',
    path: '',
    visitor: { withoutScripts: true },
    act: async (page, words) => {
      const { form, problems } = words.contact;
      for (const field of [form.name, form.subject, form.message])
        await contact(page).getByRole('textbox', { name: field, exact: true }).fill(' ');
      await contact(page).getByRole('textbox', { name: form.email, exact: true }).fill('zoe@example.org');
      await contact(page).getByRole('button', { name: form.send }).click();
      await page.getByText(problems.nameRequired).first().waitFor();
    },
  },
  {
    name: 'without scripts: subscribed',
    path: '/terms',
    visitor: { withoutScripts: true },
    act: async (page, words) => {
      await subscribe(page, words);
      await page.getByRole('heading', { level: 1, name: words.newsletter.sent.title }).waitFor();
    },
  },
];
