import type { Page } from '@playwright/test';
import type { Scene, SceneWords } from './scene.ts';

/** What a paid service might say: all the Markdown that the panel knows. */
const reply = `**Yes.** An SME may have *70 %* refunded:

1. pre-analysis, which is \`compulsory\`
2. application
   - before any work starts

See [SME Packages](/en#smepackages) and [write to us](mailto:moien@alzette.example).`;

async function open(page: Page, { chat }: SceneWords): Promise<void> {
  await page.getByRole('button', { name: chat.button.open }).click();
  await page.getByRole('dialog', { name: chat.panel.name }).getByRole('textbox').waitFor();
}

/** Asks the panel's own first question. */
async function ask(page: Page, words: SceneWords): Promise<void> {
  await open(page, words);
  const { name, suggestions } = words.chat.panel;
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('list', { name: suggestions }).getByRole('button').first().click();
}

/** Until the reply is whole: only then a conversation can be handed to the team. */
const whole = (page: Page, { chat }: SceneWords) =>
  page.getByRole('link', { name: chat.panel.team }).waitFor();

/** The assistant, from its first words to its failure; on a phone it is a sheet. */
export const assistantStates: readonly Scene[] = [
  { name: 'assistant: open', path: '/services', part: 'window', act: open },
  {
    name: 'assistant: thinking',
    path: '/services',
    part: 'window',
    act: async (page, words) => {
      // No answer comes while the picture is taken.
      await page.route('**/api/chat', () => undefined);
      await ask(page, words);
      await page.getByRole('button', { name: words.chat.panel.stop }).waitFor();
    },
  },
  {
    name: 'assistant: answered by the site',
    path: '/services',
    part: 'window',
    act: async (page, words) => {
      await ask(page, words);
      await whole(page, words);
    },
  },
  {
    name: 'assistant: answered by a service',
    path: '/services',
    part: 'window',
    act: async (page, words) => {
      await page.route('**/api/chat', (route) => route.fulfill({ contentType: 'text/plain', body: reply }));
      await ask(page, words);
      await whole(page, words);
    },
  },
  {
    name: 'assistant: failed',
    path: '/services',
    part: 'window',
    act: async (page, words) => {
      await page.route('**/api/chat', (route) => route.fulfill({ status: 502, json: {} }));
      await ask(page, words);
      await page.getByRole('button', { name: words.chat.panel.again }).waitFor();
    },
  },
  {
    name: 'assistant: handed to the team',
    path: '',
    part: (page) => page.locator('#contact'),
    act: async (page, words) => {
      await page.route('**/api/chat', (route) => route.fulfill({ contentType: 'text/plain', body: reply }));
      await ask(page, words);
      await page.getByRole('link', { name: words.chat.panel.team }).click();
      await page.getByRole('dialog', { name: words.chat.panel.name }).waitFor({ state: 'hidden' });
    },
  },
];
