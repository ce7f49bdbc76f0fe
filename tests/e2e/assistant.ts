import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { listening } from '../support/listening-server.ts';
import { messagesIn } from '../support/messages.ts';
import { test as base, expect } from './site-test.ts';

type Asked = { language: string; messages: { role: 'user' | 'assistant'; content: string }[] };
/** One question to the mock assistant, answered step by step. */
export type Answering = Awaited<ReturnType<Awaited<ReturnType<typeof startAssistant>>['question']>>;

/** A loopback server for `/api/chat`, because a mocked route cannot stream. */
async function startAssistant(context: BrowserContext) {
  const questions: ReturnType<typeof answering>[] = [];
  let taken = 0;
  const server = createServer(async (request, response) => {
    const asked = (await json(request)) as Asked;
    questions.push(answering(asked, response));
  });
  const { port, stop } = await listening(server);
  await context.route('**/api/chat', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));

  function answering(asked: Asked, response: ServerResponse) {
    const begin = () =>
      response.headersSent || response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    return {
      asked,
      /** Sends a chunk of the reply and waits until it is flushed. */
      say: (piece: string | Uint8Array) => {
        begin();
        return new Promise<void>((left) => response.write(piece, () => left()));
      },
      end: () => {
        begin();
        response.end();
      },
      /** Breaks the connection in the middle of the reply. */
      cut: () => response.destroy(),
      /** Answers with an error instead of a reply. */
      refuse: (status: number, problem: object = {}) => {
        response.writeHead(status, { 'content-type': 'application/problem+json' });
        response.end(JSON.stringify({ type: 'about:blank', status, ...problem }));
      },
      /** Resolves when the browser closes the connection. */
      abandoned: once(response, 'close'),
    };
  }

  async function question() {
    await expect.poll(() => questions.length).toBeGreaterThan(taken);
    taken += 1;
    return questions[taken - 1] as ReturnType<typeof answering>;
  }

  return {
    /** Waits for the next question. */
    question,
    /** Answers the next question with a whole reply; returns the question. */
    reply: async (markdown: string) => {
      const { asked, say, end } = await question();
      await say(markdown);
      end();
      return asked;
    },
    stop,
  };
}

/** Adds a mock assistant that the test controls. */
export const test = base.extend<{ assistant: Awaited<ReturnType<typeof startAssistant>> }>({
  assistant: async ({ context }, use) => {
    const assistant = await startAssistant(context);
    await use(assistant);
    await assistant.stop();
  },
});

/** Locators of the chat panel. */
export function panelIn(page: Page, language: Language) {
  const messages = messagesIn(language).chat;
  const { panel } = messages;
  const dialog = page.getByRole('dialog', { name: panel.name, exact: true });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const field = dialog.getByRole('textbox', { name: panel.field });
  return {
    messages,
    dialog,
    field,
    log: dialog.getByRole('log'),
    opener: page.getByRole('button', { name: messages.button.open }),
    close: button(panel.close),
    send: button(panel.send),
    stop: button(panel.stop),
    again: button(panel.again),
    restart: button(panel.restart),
    team: dialog.getByRole('link', { name: panel.team }),
    /** Waits until the previous reply is complete, because nothing is sent before. */
    ask: async (question: string) => {
      await expect(button(panel.stop)).toBeHidden();
      await field.fill(question);
      await field.press('Enter');
    },
  };
}

export async function openPanel(page: Page, language: Language) {
  const panel = panelIn(page, language);
  await panel.opener.click();
  await expect(panel.dialog).toBeVisible();
  return panel;
}

export { expect };
